import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One text with the licence of every package whose code is in the bundle, and the notices its sources ask to keep. */
export async function licensesText(projectFolder, metafile, legalComments) {
  const packages = await Promise.all(bundledPackages(metafile).map((folder) => readPackage(projectFolder, folder)));
  const titlesByText = new Map();
  for (const { title, text } of packages.sort((a, b) => compare(a.title, b.title))) {
    titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  }
  const sections = [...titlesByText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  const notices = ['Notices in the sources', ...legalComments.sort(compare)].join('\n\n');
  return ['What dist/ contains besides this project, and under which licences.', ...sections, notices]
    .map((section) => section.trim())
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

function bundledPackages({ outputs }) {
  const folders = new Set();
  for (const { inputs } of Object.values(outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
      if (folder !== undefined && bytesInOutput > 0) {
        folders.add(folder);
      }
    }
  }
  return [...folders];
}

async function readPackage(projectFolder, folder) {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(projectFolder, folder, 'package.json'), 'utf8'),
  );
  const files = (await readdir(join(projectFolder, folder))).filter((file) =>
    /^(licen[cs]e|notice|copying)/i.test(file),
  );
  const texts = await Promise.all(
    files.sort(compare).map((file) => readFile(join(projectFolder, folder, file), 'utf8')),
  );
  return {
    title: `${name} ${version} (${license ?? 'names no licence'})`,
    text: texts.length > 0 ? texts.join('\n\n').replaceAll('\r\n', '\n').trim() : withoutText(author),
  };
}

function withoutText(author) {
  const by = typeof author === 'object' ? author.name : author;
  return `The package holds no licence text.${by === undefined ? '' : ` Author: ${by}`}`;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
