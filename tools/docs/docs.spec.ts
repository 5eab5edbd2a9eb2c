import { beforeAll, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from './build-site.mjs';
import { addressOf } from './pages.mjs';
import { renderMarkdown } from './render-markdown.mjs';

let folder = '';
let site: ReturnType<typeof buildSite>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-docs-'));
  site = buildSite(folder);
});

const read = (address: string): string => readFileSync(path.join(folder, address), 'utf8');

test('no link to a page or a heading is dead', () => expect(site.dead).toEqual([]));

test('the guides and the exports of every public library are pages, each with a title', () => {
  const addresses = site.pages.map(({ file }) => addressOf(file));
  expect(addresses).toEqual(
    expect.arrayContaining(['index.html', 'docs/operation.html', 'docs/api/validators.html']),
  );
  const untitled = addresses.filter((address) => !/<title>[^<]+ – Open Discovery.*<h1 /s.test(read(address)));
  expect(untitled).toEqual([]);
});

test('every address within the site leads to a file', () => {
  const missing = site.pages.flatMap(({ file }) => {
    const own = addressOf(file);
    return [...read(own).matchAll(/(?:href|src)="(?![a-z]+:|#)([^"#]+)/g)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(own), to))
      .filter((to) => !existsSync(path.join(folder, to)))
      .map((to) => `${own}: ${to}`);
  });
  expect(missing).toEqual([]);
});

test('the search has the text of every page', () => {
  const texts = read('search-texts.js');
  expect(texts).toMatch(/^openDiscoveryDocs\(\[/);
  for (const { title } of site.pages) expect(texts).toContain(JSON.stringify(title));
});

const FILES = new Set(['docs/a.md', 'docs/api/README.md', 'README.md']);

test.each([
  ['[b](api/README.md)', '<p><a href="api/index.html">b</a></p>\n'],
  ['[b](../README.md#use-it)', '<p><a href="../index.html#use-it">b</a></p>\n'],
  ['[b](../apps/api/src/main.ts)', '<p>b</p>\n'],
  ['[b](https://example.org/?a=1&b=2)', '<p><a href="https://example.org/?a=1&amp;b=2">b</a></p>\n'],
  ['![b](c.png)', '<p><img src="c.png" alt="b" loading="lazy"></p>\n'],
])('%s → %s', (text, html) => expect(renderMarkdown('docs/a.md', text, FILES).html).toBe(html));

test('headings have the addresses that they have on GitHub', () => {
  const { ids } = renderMarkdown('docs/a.md', '# `npm run docs`, a site!\n## Über uns\n## Über uns', FILES);
  expect([...ids]).toEqual(['npm-run-docs-a-site', 'über-uns', 'über-uns-1']);
});
