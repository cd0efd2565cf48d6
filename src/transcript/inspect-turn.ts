import type { Scalar } from './row-reader.ts';

/** The values of a row that tell whose turn it is. */
export interface TurnValues {
  readonly type: Scalar | undefined;
  readonly isSidechain: Scalar | undefined;
  readonly isMeta: Scalar | undefined;
  readonly 'message.content[].type': Scalar | undefined;
}

/** Follows a conversation to where it ends. */
export function turnFollower(): { add(values: TurnValues): void; inTurn(): boolean } {
  let inTurn = false;
  return {
    add: ({ type, isSidechain, isMeta, 'message.content[].type': block }) => {
      if (isSidechain === true || isMeta === true) return;
      if (type === 'user') inTurn = true;
      // One block is one row: what thinks or calls a tool has not answered yet.
      else if (type === 'assistant') inTurn = typeof block === 'string' && UNFINISHED.includes(block);
    },
    inTurn: () => inTurn,
  };
}

const UNFINISHED = ['tool_use', 'thinking', 'redacted_thinking'];
