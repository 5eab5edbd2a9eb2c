#!/usr/bin/env node
// Writes docs/api/: one page per public library, generated from its docblocks. A check compares them with the code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEntries } from './api-pages/read-exports.mjs';
import { writeIndex, writePage } from './api-pages/write-page.mjs';
import { isMain } from './steps/is-main.mjs';
import { publicLibs } from './steps/public-libs.mjs';
import { ROOT } from './steps/workspace.mjs';

export const API_FOLDER = 'docs/api';

/** Returns the public libraries with their exports and the name of their page. */
export const readLibs = () =>
  publicLibs().map(({ folder, manifest }) => ({
    name: manifest.name,
    description: manifest.description,
    page: `${path.basename(folder)}.md`,
    readme: path.posix.join('../..', 'libs', path.basename(folder), 'README.md'),
    entries: readEntries({ folder, manifest }),
  }));

/** Returns the text of each page by file name. */
export const writePages = async (libs) => {
  const pages = await Promise.all(libs.map(async (lib) => [lib.page, await writePage(lib)]));
  return new Map([['README.md', writeIndex(libs)], ...pages]);
};

if (isMain(import.meta)) {
  const folder = path.join(ROOT, API_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of await writePages(readLibs())) writeFileSync(path.join(folder, file), text);
}
