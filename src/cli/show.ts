import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../bundle/manifest.ts';
import { UserError } from '../errors.ts';
import type { FoundSession } from '../flows/restore.ts';
import { inspect, type TranscriptFacts } from '../transcript/inspect.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './cli.ts';
import { type BundleRequest, bundleHelp, bundleOptions, readBundleRequest, withBundle } from './found-bundle.ts';
import { bytes, minute, sayJson, sayTable } from './terminal.ts';

interface Request {
  readonly bundle: BundleRequest;
  readonly json: boolean;
}

/** `agent-session show`: what is known of one captured session, without its words. */
export const showCommand: Command<Request> = {
  help: `Usage: agent-session show [OPTION]...

Downloads the newest session that fits, verifies it, and tells what it is: where it was captured, and what its
transcript consists of. Nothing that was said in it is shown.

${bundleHelp}`,
  read(args) {
    const { values } = parseArguments({ args: [...args], options: bundleOptions });
    return { bundle: readBundleRequest(values), json: values.json === true };
  },
  async run({ bundle, json }) {
    await withBundle(bundle, async (session) => {
      const facts = await inspect(createReadStream(transcriptIn(session)));
      if (json) sayJson({ label: session.label, ...session.manifest, transcript: facts });
      else sayTable(['SESSION', session.manifest.sessionId], describe(session, facts));
    });
  },
};

function transcriptIn({ folder, manifest }: FoundSession): string {
  const file = manifest.files.find(({ path }) => path.endsWith(`/${manifest.sessionId}.jsonl`));
  if (file === undefined) throw new UserError('The bundle has no transcript.');
  return join(folder, ...file.path.split('/'));
}

function describe({ label, runId, manifest }: FoundSession, facts: TranscriptFacts): string[][] {
  const { source } = manifest;
  return [
    ['name', manifest.name],
    ['kept as', label],
    [
      'captured',
      `${minute(new Date(manifest.capturedAt))} UTC${manifest.jobStatus ? `, job ${manifest.jobStatus}` : ''}`,
    ],
    ['by', [`run ${runId ?? '-'}`, source.repository, source.job, source.event, source.ref].filter(Boolean).join(', ')],
    ['agent', [manifest.agent, manifest.agentVersion].filter(Boolean).join(' ')],
    ...(manifest.resumedFrom === undefined ? [] : [['resumed from', manifest.resumedFrom]]),
    ['directory', manifest.directory],
    ['files', filesLine(manifest)],
    ['rows', `${facts.rows}, broken: ${facts.brokenRows}`],
    ['conversation', treeLine(facts)],
    ['turns', `${facts.turns}${facts.inTurn ? ', the last without its answer' : ''}`],
    ['first and last', `${facts.firstTimestamp ?? '-'} … ${facts.lastTimestamp ?? '-'}`],
    ['models', facts.models.join(', ') || '-'],
    ['tokens', tokensLine(facts)],
    ['redactions', redactionsLine(manifest)],
  ];
}

function filesLine({ files }: Manifest): string {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const subagents = files.filter(({ path }) => /\/agent-[^/]+\.jsonl$/.test(path)).length;
  return `${files.length}, ${bytes(size)}; transcripts of sub-agents: ${subagents}`;
}

function treeLine({ tree }: TranscriptFacts): string {
  if (tree === undefined) return 'too many rows to follow';
  return `${tree.reachable} of ${tree.rows} rows lead to the last one${tree.cutOff ? '; it is cut off from its beginning' : ''}`;
}

function tokensLine({ tokens }: TranscriptFacts): string {
  return `${tokens.input} in, ${tokens.output} out, ${tokens.cacheRead} read from the cache, ${tokens.cacheWrite} written to it`;
}

function redactionsLine({ redactions }: Manifest): string {
  const rules = Object.entries(redactions).map(([rule, count]) => `${rule} ${count}`);
  return rules.join(', ') || 'none';
}
