import { type ContentBlock, type Message, spokenTurns } from './scripted-model.ts';

type Tools = readonly { readonly name: string }[] | undefined;

/** What the scripted model says next in a conversation: the step of the last prompt that is due, else `turn N`. */
export function nextAnswer(messages: readonly Message[], tools: Tools): readonly ContentBlock[] {
  const prompts = messages.filter((message) => message.role === 'user' && spokenTurns([message]).length > 0);
  const last = prompts.at(-1);
  const done = last === undefined ? 0 : answersSince(messages, last);
  const steps = tools === undefined ? [] : stepsOf(last);
  const step = steps[done];
  return step === undefined ? [text(`turn ${prompts.length}`)] : blocksOf(step, `${prompts.length}_${done}`, tools);
}

/** Version 1.0.33 sends a step twice that changed the directory: by their ids they are one. */
function answersSince(messages: readonly Message[], prompt: Message): number {
  const answers = messages.slice(messages.indexOf(prompt)).filter((message) => message.role === 'assistant');
  return new Set(answers.map((answer) => toolCallOf(answer) ?? answer)).size;
}

function toolCallOf({ content }: Message): unknown {
  return typeof content === 'string' ? undefined : content.find((block) => block.type === 'tool_use')?.id;
}

interface Step {
  readonly verb: string;
  readonly rest: string;
}

function stepsOf(prompt: Message | undefined): readonly Step[] {
  const lines = prompt === undefined ? [] : spokenTurns([prompt]).flatMap((turn) => turn.text.split('\n'));
  return lines.flatMap((line) => {
    const match = /^(bash|write|read|task|think|say): (.*)$/.exec(line);
    return match === null ? [] : [{ verb: match[1] ?? '', rest: match[2] ?? '' }];
  });
}

function blocksOf(step: Step, id: string, tools: Tools): readonly ContentBlock[] {
  const [first = '', ...others] = step.rest.split(' ');
  switch (step.verb) {
    case 'bash':
      return [toolUse(id, 'Bash', { command: step.rest, description: 'A step of the script' })];
    case 'write':
      return [toolUse(id, 'Write', { file_path: first, content: others.join(' ') })];
    case 'read':
      return [toolUse(id, 'Read', { file_path: first })];
    case 'task':
      return [
        toolUse(id, tools?.some((tool) => tool.name === 'Task') ? 'Task' : 'Agent', {
          description: 'A step of the script',
          prompt: step.rest,
          subagent_type: 'general-purpose',
          run_in_background: false,
        }),
      ];
    case 'think':
      return [
        { type: 'thinking', thinking: step.rest, signature: Buffer.from(`signed ${step.rest}`).toString('base64') },
        text('I have thought about it'),
      ];
    default:
      return [text(step.rest)];
  }
}

function toolUse(id: string, name: string, input: object): ContentBlock {
  return { type: 'tool_use', id: `toolu_${id}`, name, input };
}

function text(words: string): ContentBlock {
  return { type: 'text', text: words };
}
