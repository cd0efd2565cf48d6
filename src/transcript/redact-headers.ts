import { entropy, inCases, isPlaceholder, matchAt, type Rule, type Span } from './redact-rule.ts';

const LONGEST_COMMAND = 600;
const OPTION = /(?:-[uUa]|--(?:proxy-)?user)[= ]?\s{0,2}["']?[^\s"':$`<>]{1,100}:([^\s"'$`<>:]{4,256})/y;

/** Credentials as programs are given them: headers of requests, and options of commands. */
export const headerRules: readonly Rule[] = [
  {
    name: 'bearer-token',
    anchors: ['bearer ', 'Bearer ', 'BEARER ', 'Bearer%20', 'Bearer\\u0020'],
    after: 4096,
    find: (text, at) => {
      const found = matchAt(/bearer(?:\s{1,4}|%20)["']?([\w.~+/-]{12,}={0,2})/iy, text, at);
      return found !== undefined && isRandom(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
  {
    name: 'basic-credentials',
    anchors: ['basic ', 'Basic ', 'BASIC ', 'Basic%20'],
    find: (text, at) => {
      const found = matchAt(/basic(?:\s{1,4}|%20)([A-Za-z0-9+/]{8,}={0,2})/iy, text, at);
      return found !== undefined && isUserAndPassword(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
  {
    // What `docker login` and npm write.
    name: 'basic-credentials',
    anchors: ['"auth"', '"auth\\', '_auth='],
    find: (text, at) => {
      const found = matchAt(/"?_?auth"?\s{0,4}[:=]\s{0,4}"?([A-Za-z0-9+/]{8,}={0,2})/y, text, at);
      return found !== undefined && isUserAndPassword(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
  {
    name: 'authorization-header',
    anchors: [...inCases('authorization:'), 'uthorization"', 'uthorization\\', "uthorization'"],
    after: 2048,
    find: (text, at) => {
      const found = matchAt(
        /a?uthorization["']?\s{0,4}[:=]\s{0,4}["'`]?(?:(?:token|apikey|api-key|key|sso-key|genie-?key|splunk|discogs token=|bot|snowflake token=)\s{1,2})?["']?([\w.~+/:-]{16,}={0,2})/iy,
        text,
        at,
      );
      return found !== undefined && isRandom(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
  {
    name: 'command-password',
    anchors: ['-u ', '-u"', "-u'", '-U ', '--user', '-a '],
    before: LONGEST_COMMAND,
    find: findUserOption,
  },
  {
    name: 'command-password',
    anchors: ['sshpass -p'],
    find: (text, at) => {
      const found = matchAt(/sshpass -p\s{0,2}["']?([^\s"'$`<>[]{4,256})/y, text, at);
      return found !== undefined && !isPlaceholder(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
  {
    name: 'netrc-password',
    anchors: ['login '],
    find: (text, at) => {
      const found = matchAt(/login\s{1,4}\S{1,100}\s{1,10}password\s{1,4}([^\s"'`<>\\]{4,256})/y, text, at);
      return found !== undefined && !isPlaceholder(text.slice(found.start, found.end)) ? found : undefined;
    },
  },
];

/** The password behind `curl -u name:` and its like; none that a variable holds. */
function findUserOption(text: string, at: number): Span | undefined {
  const found = matchAt(OPTION, text, at);
  if (found === undefined || isPlaceholder(text.slice(found.start, found.end))) {
    return undefined;
  }
  const line = text
    .slice(Math.max(0, at - LONGEST_COMMAND), at)
    .split('\n')
    .at(-1) as string;
  const isCommon = /^(?:password|passwd|pass|secret)$/i.test(text.slice(found.start, found.end));
  return !isCommon && /(?:^|[\s;&|($`'"/])(?:curl|wget|https?|xh)\s/.test(line) ? found : undefined;
}

function isRandom(word: string): boolean {
  return /\d/.test(word) && /[A-Za-z]/.test(word) && entropy(word) >= 3 && !isPlaceholder(word);
}

function isUserAndPassword(base64: string): boolean {
  const text = Buffer.from(base64, 'base64').toString('latin1');
  return (
    /^[\x20-\x7e\x80-\xff]*:[\x20-\x7e\x80-\xff]{3,}$/.test(text) &&
    !/:(?:password|passwd|pass|x-oauth-basic)$/i.test(text)
  );
}
