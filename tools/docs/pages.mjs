import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../steps/workspace.mjs';

const markdownIn = (folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.posix.join(folder, name));

const libraryPages = () =>
  readdirSync(path.join(ROOT, 'libs')).flatMap((name) =>
    markdownIn(`libs/${name}`).filter((file) => /\/(?:README|CHANGELOG)\.md$/.test(file)),
  );

/** The groups of the menu, with the files of the repository that they show. */
export const GROUPS = [
  { title: 'Start', files: () => ['README.md'] },
  { title: 'Guides', files: () => markdownIn('docs') },
  { title: 'Exports of the libraries', files: () => markdownIn('docs/api') },
  { title: 'Libraries', files: libraryPages },
  { title: 'Project', files: () => ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'] },
];

/**
 * Returns the address of a page within the site.
 * @example addressOf('docs/api/README.md') // 'docs/api/index.html'
 */
export const addressOf = (file) =>
  file === 'README.md' ? 'index.html' : file.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');

/** Returns the address of one page as seen from another. */
export const relativeAddress = (from, to) => path.posix.relative(path.posix.dirname(from), to) || '.';
