import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextAnswer } from './scripted-answers.ts';

/** One block of a message, as the Messages API spells it. */
export interface ContentBlock {
  readonly type: string;
  readonly text?: string;
  readonly [key: string]: unknown;
}

export interface Message {
  readonly role: string;
  readonly content: string | readonly ContentBlock[];
}

/** The part of a request to the Messages API that tests look at. */
export interface MessagesRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly name: string }[];
  readonly system?: unknown;
}

/** What a user or the model said in a conversation, without tool traffic and without the agent's own reminders. */
export interface SpokenTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ScriptedModel {
  /** To be given to the agent as ANTHROPIC_BASE_URL. */
  readonly url: string;
  /** Every request for an answer, in the order of arrival. */
  readonly requests: readonly MessagesRequest[];
  /** What the agent sent as the conversation with its last request that was not a sub-agent's or for a title. */
  lastConversation(): readonly SpokenTurn[];
  /** The messages of that request as they were sent. */
  lastMessages(): readonly Message[];
  close(): Promise<void>;
}

/**
 * A double of the Messages API on loopback. What it answers stands in the prompt, one step a line:
 *
 *     bash: COMMAND          write: PATH CONTENT          read: PATH
 *     task: PROMPT           think: TEXT                  say: TEXT
 *
 * A line of another form is no step; after the last step the model says `turn N`, N counting the prompts so far.
 */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: MessagesRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, requests).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lastMessages = () => requests.findLast(isMainConversation)?.messages ?? [];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lastMessages,
    lastConversation: () => spokenTurns(lastMessages()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The prompts and the model's texts of a conversation, one entry a message. */
export function spokenTurns(messages: readonly Message[]): readonly SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (const message of messages) {
    const text = spokenText(message);
    if (text !== '' && (message.role === 'user' || message.role === 'assistant')) {
      turns.push({ role: message.role, text });
    }
  }
  return turns;
}

async function answer(request: IncomingMessage, response: ServerResponse, requests: MessagesRequest[]) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (request.method !== 'POST' || !path.startsWith('/v1/messages')) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"type":"error"}');
    return;
  }
  if (path.endsWith('/count_tokens')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"input_tokens":1}');
    return;
  }
  const body = JSON.parse(Buffer.concat(chunks).toString()) as MessagesRequest;
  requests.push(body);
  const message = {
    id: `msg_${requests.length}`,
    type: 'message',
    role: 'assistant',
    model: body.model,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const content = nextAnswer(body.messages, body.tools);
  const end = {
    stop_reason: content.some((block) => block.type === 'tool_use') ? 'tool_use' : 'end_turn',
    stop_sequence: null,
  };
  if (body.stream === true) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of streamEvents(
      { ...message, content: [], stop_reason: null, stop_sequence: null },
      content,
      end,
    )) {
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...message, content, ...end }));
  }
}

function* streamEvents(message: object, content: readonly ContentBlock[], end: object) {
  yield { type: 'message_start', message };
  for (const [index, block] of content.entries()) {
    const { empty, deltas } = inPieces(block);
    yield { type: 'content_block_start', index, content_block: empty };
    for (const delta of deltas) {
      yield { type: 'content_block_delta', index, delta };
    }
    yield { type: 'content_block_stop', index };
  }
  yield { type: 'message_delta', delta: end, usage: { output_tokens: 1 } };
  yield { type: 'message_stop' };
}

/** A block as a stream sends it: the block without its content, and what fills it. */
function inPieces(block: ContentBlock): { empty: object; deltas: readonly object[] } {
  if (block.type === 'tool_use') {
    return {
      empty: { ...block, input: {} },
      deltas: [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }],
    };
  }
  if (block.type === 'thinking') {
    return {
      empty: { type: 'thinking', thinking: '', signature: '' },
      deltas: [
        { type: 'thinking_delta', thinking: block.thinking },
        { type: 'signature_delta', signature: block.signature },
      ],
    };
  }
  return { empty: { type: 'text', text: '' }, deltas: [{ type: 'text_delta', text: block.text }] };
}

/** Sub-agents can't start sub-agents of their own, and a request for a title has no tools at all. */
function isMainConversation(request: MessagesRequest): boolean {
  return request.tools?.some((tool) => tool.name === 'Task' || tool.name === 'Agent') ?? false;
}

function spokenText(message: Message): string {
  const texts =
    typeof message.content === 'string'
      ? [message.content]
      : message.content.flatMap((block) => (block.type === 'text' && block.text !== undefined ? [block.text] : []));
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('<system-reminder>'))
    .join('\n');
}
