import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';

const LONGEST_LABEL = 60;

/**
 * The id of a project, `<label>-<hash>`, over the paths of its repositories. It names repositories on disk and is never
 * to change: the hash is the first 12 hex digits of the SHA-256 over the absolute, sorted, different paths, joined by
 * a newline. The label is the name of the only repository, `ws` for several, `project` where there is no usable name.
 */
export function projectId(repoPaths: readonly string[]): string {
  return idOf(
    repoPaths.map((path) => resolve(path)),
    basename,
  );
}

/** The same over the URLs of repositories, for places where all of them lie under the same path. User names are left out. */
export function projectIdOfUrls(urls: readonly string[]): string {
  return idOf(
    urls.map((url) => url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1')),
    (url) =>
      basename(url.replace(/\/+$/, ''))
        .replace(/^.*:/, '')
        .replace(/\.git$/, ''),
  );
}

function idOf(names: readonly string[], labelOf: (name: string) => string): string {
  const different = [...new Set(names)].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const [first, ...others] = different;
  const label = others.length > 0 ? 'ws' : safe(labelOf(first ?? '')) || 'project';
  const hash = createHash('sha256').update(different.join('\n')).digest('hex').slice(0, 12);
  return `${label}-${hash}`;
}

/** What every file system takes as a part of a name. */
function safe(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, LONGEST_LABEL)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}
