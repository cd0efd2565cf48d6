import { describe, expect, test } from 'vitest';
import { createDetector } from '../../src/transcript/redact.ts';
import { expectGone, redact } from './redact-bytes.ts';
import { randomFrom } from './redact-made.ts';

const secret = `ghp_${randomFrom('thinking')(36)}`;
const detector = createDetector({ values: ['known, for sure'] });

const sealed = (thinking: string) =>
  `{"type":"thinking","thinking":${JSON.stringify(thinking)},"signature":"EqQB/abc=="}`;
const bad = sealed(`the key is ${secret}`);
const good = sealed('nothing to see here');
const text = '{"type":"text","text":"Running."}';
const tool = '{"type":"tool_use","id":"toolu_1","name":"Read","input":{"file_path":"/a.ts"}}';
const gone = '{"type":"text","text":"[redacted:thinking]"}';
const row = (content: string) => `{"type":"assistant","message":{"role":"assistant","content":[${content}]},"n":1.0}\n`;

describe('a thinking block with a secret goes whole', () => {
  test.each([
    ['between others', `${text},${bad},${tool}`, `${text},${tool}`],
    ['at the start', `${bad},${tool}`, tool],
    ['at the end', `${text},${bad}`, text],
    ['with white space', `\t${text} , ${bad} , ${tool} `, `\t${text} , ${tool} `],
    ['at the start, with white space', ` ${bad} , ${tool} `, ` ${tool} `],
    ['two at the start', `${bad},${bad},${tool}`, tool],
    ['one of two', `${good},${bad}`, good],
    ['one of two, the first', `${bad},${good}`, good],
    ['two in the middle', `${text},${bad},${bad},${tool}`, `${text},${tool}`],
    ['two with one between them', `${bad},${text},${bad}`, text],
    ['alone, where a text stands in for it', bad, gone],
    ['two alone', `${bad},${bad}`, gone],
  ])('%s', async (_where, content, expected) => {
    const result = await redact(row(content), detector);
    expectGone(result.bytes, secret);
    expect(result.text).toBe(row(expected));
    expect(result.counts).toEqual({ thinking: content.split('the key is').length - 1 });
    expect(result.left).toBe(0);
  });

  test('with its fields in another order, and others beside them', async () => {
    const other = `{"signature":"x","extra":[{"a":"${secret}"}],"thinking":"nothing","type":"thinking"}`;
    expect((await redact(row(`${text},${other}`), detector)).text).toBe(row(text));
  });

  test('for a value that was given', async () => {
    expect((await redact(row(`${text},${sealed('It is known, for sure.')}`), detector)).text).toBe(row(text));
  });

  test('in a row of a sub-agent inside of a row', async () => {
    const nested = (content: string) => `{"type":"progress","data":{"message":{"message":{"content":[${content}]}}}}\n`;
    expect((await redact(nested(`${bad},${tool}`), detector)).text).toBe(nested(tool));
  });

  test('also where it stands in no list', async () => {
    expect((await redact(`{"block":${bad},"n":2}`, detector)).text).toBe(`{"block":${gone},"n":2}`);
  });

  test('while secrets beside it are edited', async () => {
    const result = await redact(
      row(`{"type":"text","text":"${secret}"},${bad},{"type":"text","text":"${secret}"}`),
      detector,
    );
    const edited = '{"type":"text","text":"[redacted:github-token]"}';
    expect(result.text).toBe(row(`${edited},${edited}`));
    expect(result.counts).toEqual({ 'github-token': 2, thinking: 1 });
  });
});

describe('what stays byte for byte', () => {
  test.each([
    ['thinking without a secret', good],
    ['redacted thinking, whatever it holds', `{"type":"redacted_thinking","data":"known, for sure"}`],
    ['a signature', `{"type":"thinking","thinking":"","signature":"${randomFrom('signature')(4000)}+/=="}`],
    ['the ids', `{"type":"tool_use","id":"toolu_01${randomFrom('id')(22)}","name":"Bash","input":{}}`],
  ])('%s', async (_what, content) => {
    const before = row(`${content},${tool}`);
    expect((await redact(before, detector)).text).toBe(before);
  });
});

test('thinking that a text quotes is text', async () => {
  const quoted = JSON.stringify({ type: 'text', text: bad });
  const result = await redact(row(quoted), detector);
  expect(result.text).toBe(row(quoted.replace(secret, '[redacted:github-token]')));
});

describe('an image or a document cannot be edited either', () => {
  const encoded = Buffer.from('...it is known, for sure...').toString('base64');
  const block = (type: string) =>
    `{"type":"${type}","source":{"type":"base64","media_type":"x/y","data":"${encoded}"}}`;

  test.each(['image', 'document'])('%s', async (type) => {
    const result = await redact(row(`${text},${block(type)},${text}`), detector);
    expect(result.text).toBe(row(`${text},{"type":"text","text":"[redacted:${type}]"},${text}`));
    expect(result.counts).toEqual({ [type]: 1 });
    expect(result.left).toBe(0);
  });

  test('in a tool result', async () => {
    const tools = (content: string) => row(`{"type":"tool_result","tool_use_id":"toolu_1","content":[${content}]}`);
    expect((await redact(tools(block('image')), detector)).text).toBe(
      tools('{"type":"text","text":"[redacted:image]"}'),
    );
  });

  test('but without a secret it stays', async () => {
    const image = `{"type":"image","source":{"type":"base64","data":"${randomFrom('image')(90_000)}"}}`;
    expect((await redact(row(image), detector)).text).toBe(row(image));
  });
});
