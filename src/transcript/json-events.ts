/**
 * What a scanner tells of a JSON text, in order. Texts are spelled as in the row: a string's without its quotation marks.
 * Places are those of the piece that is being fed; what ends where the text ends is told at the end of the last piece.
 */
export interface JsonEvents {
  /** A key, a string or a word starts at `at`: a string, as keys are, with its quotation mark. */
  begin?(at: number, token: 'string' | 'word'): void;
  /** Whether the text of the next key, or of the next string, number or word, will be wanted. */
  wanted(token: 'key' | 'value'): boolean;
  /** `text` is `undefined` where it was not wanted or is too long. */
  key(text: string | undefined, end: number): void;
  text(text: string | undefined, end: number): void;
  /** A number, `true`, `false` or `null`. */
  word(text: string | undefined, end: number): void;
  open(container: 'object' | 'array', at: number): void;
  close(end: number): void;
}
