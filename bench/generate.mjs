import { closeSync, openSync, writeSync } from 'node:fs';

/** The directory that generated transcripts were written in, and the agent's folder for it. */
export const directory = '/workspace';
export const projects = '/home/agent/.claude/projects';

const session = '7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01';

/**
 * Writes a transcript of about `megabytes` (10^6 bytes) as Claude Code 2.1 lays out its rows: turns with thinking, files that are read and
 * edited (the content twice, as there), logs of commands, a megabyte of output now and then, outputs that were saved
 * elsewhere, images. The same bytes every time.
 */
export function writeTranscript(file, megabytes) {
  const random = randomFrom(20_261_102);
  const texts = { code: code(random, 1_500_000), log: log(random, 1_500_000), encoded: encoded(random, 300_000) };
  const target = openSync(file, 'w');
  let written = 0;
  let parts = [];
  const rows = { count: 0 };
  while (written < megabytes * 1e6) {
    const turn = Buffer.from(oneTurn(random, texts, rows));
    written += turn.length;
    parts.push(turn);
    if (parts.length === 64) {
      writeSync(target, Buffer.concat(parts));
      parts = [];
    }
  }
  writeSync(target, Buffer.concat(parts));
  closeSync(target);
}

/** Writes a transcript of one row of about `megabytes`: one tool result that holds all of a log. */
export function writeGiantRow(file, megabytes) {
  const random = randomFrom(7);
  const text = JSON.stringify(log(random, 1_000_000)).slice(1, -1);
  const target = openSync(file, 'w');
  const [before, after] = row(random, { count: 0 }, 'user', {
    role: 'user',
    content: [{ type: 'text', text: '@' }],
  }).split('@');
  writeSync(target, before);
  for (let written = 0; written < megabytes * 1e6; written += text.length) {
    writeSync(target, text);
  }
  writeSync(target, after);
  closeSync(target);
}

function oneTurn(random, { code, log, encoded }, rows) {
  const path = `${directory}/src/${pick(random, WORDS)}/${pick(random, WORDS)}.ts`;
  const id = `toolu_${rows.count}`;
  const use = (name, input) => answer({ type: 'tool_use', id, name, input });
  const answer = (...content) =>
    row(random, rows, 'assistant', { role: 'assistant', model: 'claude-sonnet-4-5', content });
  const result = (content, toolUseResult) =>
    row(
      random,
      rows,
      'user',
      { role: 'user', content: [{ tool_use_id: id, type: 'tool_result', content }] },
      toolUseResult,
    );

  const thinking = { type: 'thinking', thinking: piece(random, code, 2000), signature: piece(random, encoded, 1000) };
  let turn = answer(thinking, { type: 'text', text: piece(random, code, 400) });
  const kind = random();
  if (kind < 0.5) {
    const content = piece(random, code, 9000);
    turn += use('Read', { file_path: path });
    turn += result(content, {
      type: 'text',
      file: { filePath: path, content, numLines: 200, startLine: 1, totalLines: 200 },
    });
  } else if (kind < 0.8) {
    const stdout = piece(random, log, 12_000);
    turn += use('Bash', { command: `cd ${directory} && npm test`, description: 'Run the tests' });
    turn += result(stdout, { stdout, stderr: '', interrupted: false, isImage: false });
  } else if (kind < 0.96) {
    const edit = { old_string: piece(random, code, 600), new_string: piece(random, code, 600) };
    turn += use('Edit', { file_path: path, ...edit });
    turn += result(`The file ${path} has been updated.`, {
      filePath: path,
      ...edit,
      originalFile: piece(random, code, 20_000),
    });
  } else if (kind < 0.97) {
    const saved = `${projects}/-workspace/${session}/tool-results/b${rows.count}.txt`;
    turn += use('Bash', { command: 'npm run build' });
    turn += result(`<persisted-output>\nFull output saved to: ${saved}\n`, { persistedOutputPath: saved });
  } else if (kind < 0.985) {
    turn += use('Read', { file_path: path });
    turn += result([
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: piece(random, encoded, 250_000) } },
    ]);
  } else {
    turn += use('Grep', { pattern: pick(random, WORDS), path: directory, output_mode: 'content' });
    turn += result(piece(random, log, 1_000_000));
  }
  return turn;
}

function row(random, rows, type, message, toolUseResult) {
  const uuid = (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  rows.count += 1;
  const cwd = pick(random, [directory, directory, directory, `${directory}/packages/api`, '/tmp']);
  return `${JSON.stringify({
    parentUuid: rows.count === 1 ? null : uuid(rows.count - 1),
    isSidechain: false,
    type,
    message,
    ...(toolUseResult === undefined ? {} : { toolUseResult }),
    uuid: uuid(rows.count),
    timestamp: new Date(1_793_000_000_000 + rows.count * 1000).toISOString(),
    userType: 'external',
    cwd,
    sessionId: session,
    version: '2.1.332',
    gitBranch: 'main',
  })}\n`;
}

function piece(random, text, most) {
  const length = Math.floor(most * (0.3 + 0.7 * random()));
  const start = Math.floor(random() * (text.length - length));
  return text.slice(start, start + length);
}

function code(random, length) {
  let text = '';
  while (text.length < length) {
    text += '  '.repeat(Math.floor(random() * 5));
    for (let word = 0; word < 4 + random() * 8; word++) {
      text += random() < 0.12 ? `("${pick(random, WORDS)}")` : `${pick(random, WORDS)} `;
    }
    text += pick(random, [';\n', ' {\n', '\n', ' // ünïcode\n']);
  }
  return text;
}

function log(random, length) {
  let text = '';
  while (text.length < length) {
    const place = random() < 0.3 ? `${directory}/src/${pick(random, WORDS)}.ts:${Math.floor(random() * 500)} ` : '';
    const colour = random() < 0.05 ? '\u001b[32m✓\u001b[0m ' : '';
    text += `2026-11-02T10:00:01.000Z ${colour}${place}${pick(random, WORDS)} ${pick(random, WORDS)} "${pick(random, WORDS)}"\n`;
  }
  return text;
}

function encoded(random, length) {
  return Buffer.from(Uint8Array.from({ length: (length * 3) / 4 }, () => random() * 256)).toString('base64');
}

function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}

function randomFrom(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const WORDS =
  'const let return import from function export async await if else for while the path file result value error index session token stream buffer string number'.split(
    ' ',
  );
