// A process that works on a history as many others do: node at-work.ts <what> <bare> <folder> <branch> <session> <rounds>
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepare } from '../../src/history/prepare.ts';
import { preserve } from '../../src/history/preserve.ts';
import { publish } from '../../src/history/publish.ts';

const [what = '', bare = '', folder = '', branch = '', session = '', rounds = ''] = process.argv.slice(2);
const transcript = join(folder, 'projects', '-project', `${session}.jsonl`);
mkdirSync(dirname(transcript), { recursive: true });

for (let round = 0; round < Number(rounds); round += 1) {
  const parentUuid = round === 0 ? null : `${session}-${round - 1}`;
  appendFileSync(
    transcript,
    `${JSON.stringify({ uuid: `${session}-${round}`, parentUuid, type: 'user', sessionId: session })}\n`,
  );
  await preserve(bare, folder, branch);
  if (what === 'publish') await publish(bare, branch);
  if (what === 'prepare') await prepare(bare, folder, branch);
  process.stdout.write(`${round}\n`);
}
