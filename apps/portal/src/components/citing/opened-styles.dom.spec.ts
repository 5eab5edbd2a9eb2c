import { expect, test } from '@jest/globals';
import { Blob } from 'node:buffer';
import { openedCsl, openedStyles, openStyle } from './opened-styles.ts';
import { readyStyle } from './other-styles.ts';

const csl = (title: string, rules: string): string =>
  `<?xml version="1.0"?><style xmlns="http://purl.org/net/xbiblio/csl"><info>${title}</info>${rules}</style>`;
const RULES = '<bibliography><layout/></bibliography>';
const fileOf = (text: string): Blob => new Blob([text]);

test('a style from a file is offered by its title, and formats citations without a request', async () => {
  const text = csl('<title>Annals of Tides &amp; Waves</title>', RULES);
  const style = await openStyle(fileOf(text));
  expect(style?.title).toBe('Annals of Tides & Waves');
  expect(openedStyles()).toEqual([style]);
  expect(openedCsl(style?.id ?? '')).toBe(text);
  expect(await readyStyle('https://graph.example', style?.id ?? '')).toBe(text);
  expect(await openStyle(fileOf(text))).toBe(style);
  expect(openedStyles()).toHaveLength(1);
});

test.each([
  ['a picture', '\u0089PNG'],
  ['other XML', '<records/>'],
  ['a truncated style', csl('<title>Tides</title>', RULES).slice(0, -9)],
  ['a style without a title', csl('', RULES)],
  ['a dependent style, which has no rules', csl('<title>Tides</title>', '')],
  ['a file of megabytes', csl('<title>Tides</title>', `${RULES}${' '.repeat(1_000_000)}`)],
])('%s is no style', async (_, text) => {
  expect(await openStyle(fileOf(text))).toBeNull();
});
