import { describe, expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPage } from './page.ts';

const WORDS = [
  'climate',
  'ocean',
  'change',
  'sediment',
  'of',
  'the',
  'warming',
  'coastal',
  'carbon',
  'and',
  'ice',
];

const titleOf = (work: number): string =>
  Array.from({ length: 9 }, (_, at) => WORDS[(work * work * 31 + at * at * work) % WORDS.length]).join(' ');

const body = Buffer.from(
  Array.from({ length: 400 }, (_, work) => `<li><a href="/${work * 7919}">${titleOf(work)}</a></li>`).join(
    '',
  ),
);

describe('a page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is compressed with %s fast at first, and once more for all others',
    async (encoding, decompress) => {
      const page = createPage({ status: 200, headers: {}, body, isCacheable: true });
      const [first, second, third] = [
        await page.encoded(encoding),
        await page.encoded(encoding),
        await page.encoded(encoding),
      ];
      for (const encoded of [first, second]) expect(decompress(encoded)).toEqual(body);
      expect(second.length).toBeLessThan(first.length);
      expect(third).toBe(second);
    },
  );
});
