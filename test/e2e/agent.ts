import type { ScriptedModel } from '../fakes/scripted-model.ts';

/** The agent's answer to one prompt. */
export interface AgentAnswer {
  readonly sessionId: string;
  readonly text: string;
}

/** What the agent's command is called where it is mounted. */
export const AGENT_COMMAND = '/usr/local/bin/claude';

/**
 * A first conversation with everything a session can hold: a stay in a subdirectory, an output too large for its row,
 * tool inputs with paths, a sub-agent, signed thinking and prose that both name the directory.
 */
export function richPrompt(directory: string): string {
  return [
    'Remember the word heron.',
    'bash: mkdir -p src && cd src && pwd',
    'bash: seq 1 40000',
    `write: ${directory}/src/note.txt hello`,
    `read: ${directory}/src/note.txt`,
    'task: say: the sub-agent has looked around',
    `think: the note lies in ${directory}/src`,
  ].join('\n');
}

/** The variables with which the agent talks to the scripted model and to nobody else. */
export function agentVariables(model: ScriptedModel): Readonly<Record<string, string>> {
  return {
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: 'test',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
  };
}

/** The agent's arguments for one prompt; `args` is what the action's output of that name says. */
export function agentArguments(prompt: string, args = ''): readonly string[] {
  const resume = args.split(' ').filter((word) => word !== '');
  return [...resume, '-p', prompt, '--output-format', 'json', '--allowedTools', 'Bash,Write,Read,Task,Agent'];
}

/** The same as a shell command, for a step of the job. */
export function agentShellCommand(model: ScriptedModel, program: string, words: readonly string[]): string {
  const variables = Object.entries(agentVariables(model)).map(([key, value]) => `${key}=${quote(value)}`);
  return [...variables, quote(program), ...words.map(quote), '< /dev/null'].join(' ');
}

/** Reads the agent's answer out of its output. */
export function parseAnswer(output: string): AgentAnswer {
  const line = output.split('\n').findLast((candidate) => candidate.startsWith('{'));
  if (line === undefined) {
    throw new Error(`The agent gave no answer: ${output}`);
  }
  const answer = JSON.parse(line) as { session_id: string; result: string };
  return { sessionId: answer.session_id, text: answer.result };
}

/** A word as a shell takes it. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
