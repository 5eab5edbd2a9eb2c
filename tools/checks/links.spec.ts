import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { committedFiles, readText, ROOT } from './repository.ts';

const LINK = /\]\(([^()\s]+)\)/g;
const CODE = /^```[^]*?^```|`[^`\n]+`/gm;

/** The addresses of links and pictures to files of this repository. */
const linksOf = (file: string): string[] =>
  [...readText(file).replace(CODE, '').matchAll(LINK)]
    .map(([, address = '']) => address.replace(/#.*$/, ''))
    .filter((address) => address !== '' && !/^[a-z]+:/.test(address));

const pages = committedFiles().filter((file) => file.endsWith('.md'));

test('every link between files of the repository leads to a file', () => {
  const dead = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('pages with links are found', () => {
  expect(linksOf('README.md')).toContain('docs/architecture.md');
});
