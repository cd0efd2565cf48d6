import { entropy, isPlaceholder, matchAt, type Rule, type Span, startsWord } from './redact-rule.ts';

const AWS_IDS = ['AKIA', 'ASIA', 'ABIA', 'ACCA'];
/** How far from an id its secret may stand. Characters. */
const BESIDE_ID = 400;
/** What Azure puts into its keys → how long these are. */
const AZURE_MARKS: Readonly<Record<string, readonly number[]>> = {
  JQQJ99: [84, 88],
  AZDO: [84],
  AzSe: [52],
  AzFu: [54, 56],
  ACDb: [86, 88],
};

/** Secrets of the large clouds that need more than a prefix to be told from other text. */
export const cloudRules: readonly Rule[] = [
  {
    name: 'aws-access-key',
    anchors: AWS_IDS,
    isWord: true,
    find: (text, at) => {
      const found = matchAt(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/y, text, at);
      return found !== undefined && startsWord(text, at) && !isPlaceholder(text.slice(at, found.end))
        ? found
        : undefined;
    },
  },
  {
    // The secret that belongs to an access key has no prefix, but stands beside it.
    name: 'aws-secret-key',
    anchors: AWS_IDS,
    // One more on each side, to see that a word ends there.
    before: BESIDE_ID + 64,
    after: BESIDE_ID + 64,
    find: findAwsSecret,
  },
  {
    name: 'aws-session-token',
    anchors: ['IQoJb3JpZ2lu', 'FwoGZXIvYXdz', 'FQoGZXIvYXdz', 'FwoDYXdz', 'FQoDYXdz'],
    after: 4096,
    find: (text, at) => matchAt(/(?:[A-Za-z0-9/+]|%2[BbFf]){100,}(?:=|%3[Dd]){0,2}/y, text, at),
  },
  {
    name: 'aws-bedrock-key',
    anchors: ['ABSK', 'bedrock-api-key-'],
    find: (text, at) =>
      startsWord(text, at) ? matchAt(/(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/]{100,}={0,2}/y, text, at) : undefined,
  },
  {
    name: 'azure-storage-key',
    anchors: ['AccountKey', 'SharedAccessKey', 'accountKey', 'AccessKey='],
    find: (text, at) =>
      matchAt(/\w{0,20}?Key["']?\s{0,4}[=:]\s{0,4}["']?((?:[A-Za-z0-9/+]{86}={2}|[A-Za-z0-9/+]{42,44}=))/y, text, at),
  },
  {
    name: 'azure-shared-access-signature',
    anchors: ['sig='],
    find: (text, at) => matchAt(/sig=((?:[A-Za-z0-9/+]|%2[BbFf]){42,44}(?:%3[Dd]|=))/y, text, at),
  },
  {
    name: 'azure-client-secret',
    anchors: [...'0123456789'].map((digit) => `${digit}Q~`),
    find: (text, at) => {
      const head = /[\w~.-]{3}$/.exec(text.slice(Math.max(0, at - 3), at));
      const tail = matchAt(/\dQ~[\w~.-]{30,36}/y, text, at);
      return head === null || tail === undefined ? undefined : { start: at - 3, end: tail.end };
    },
  },
  {
    // Keys that Azure issues today say in their middle who issued them.
    name: 'azure-key',
    anchors: Object.keys(AZURE_MARKS),
    before: 90,
    find: findAzureKey,
  },
  {
    name: 'signed-url',
    anchors: ['X-Amz-Signature', 'X-Goog-Signature', 'x-amz-signature'],
    find: (text, at) => matchAt(/X-(?:Amz|Goog)-Signature(?:=|%3[Dd])([0-9a-f]{64,})/iy, text, at),
  },
];

/** Forty characters of base 64, which a commit id is not, within a few lines of the id. */
function findAwsSecret(text: string, at: number): readonly Span[] {
  if (matchAt(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/y, text, at) === undefined) {
    return [];
  }
  const words = /(?<![A-Za-z0-9/+=_-])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=_-])/g;
  words.lastIndex = Math.max(0, at - BESIDE_ID);
  const found: Span[] = [];
  for (let match = words.exec(text); match !== null && match.index <= at + BESIDE_ID; match = words.exec(text)) {
    if (isAwsSecret(match[0])) {
      found.push({ start: match.index, end: words.lastIndex });
    }
  }
  return found;
}

function isAwsSecret(word: string): boolean {
  return /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word) && entropy(word) > 4.2;
}

function findAzureKey(text: string, at: number): Span | undefined {
  const head = /[A-Za-z0-9+/_-]*$/.exec(text.slice(Math.max(0, at - 90), at))?.[0] ?? '';
  const start = at - head.length;
  const found = matchAt(/[A-Za-z0-9+/_-]{50,90}={0,2}/y, text, start);
  if (found === undefined || head === '') {
    return undefined;
  }
  const key = text.slice(start, found.end);
  const mark = Object.keys(AZURE_MARKS).find((one) => text.startsWith(one, at));
  const fits = mark !== undefined && AZURE_MARKS[mark]?.includes(key.length);
  return fits && entropy(key) > 4.2 ? found : undefined;
}
