import { expect, test } from '@jest/globals';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { formatCitations } from './format-citations.ts';

const ARTICLE: Partial<ResearchProduct> = {
  mainTitle: 'Sea level in H<sub>2</sub>O',
  authors: [{ fullName: 'van der Berg, Jan' }, { fullName: 'Doe, Jane' }],
  instances: [{ type: 'Article' }],
  container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '10', ep: '20' },
  pids: [{ scheme: 'doi', value: '10.1234/abc' }],
};
/** APA alone takes the processor a second to make ready, and more on a busy machine. */
const READY_MS = 60_000;
const OWN_STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
  <info><title>Own</title><id>own</id><updated>2026-01-01T00:00:00Z</updated></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout><text term="retrieved"/><text variable="title" prefix=" "/></layout></bibliography>
</style>`;

const item = (fields: Partial<ResearchProduct>): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const cite = (style: string, fields = ARTICLE, output: 'text' | 'html' = 'text', language = 'en') =>
  formatCitations([item(fields)], { style, language, output });

test.each([
  [
    'apa',
    'van der Berg, J., & Doe, J. (2020). Sea level in H2O. Journal of Tides, 3(2), 10–20. https://doi.org/10.1234/abc',
  ],
  [
    'vancouver',
    '1. van der Berg J, Doe J. Sea level in H2O. Journal of Tides. 2020 May 1;3(2):10–20. doi:10.1234/abc',
  ],
  [
    'harvard',
    'van der Berg, J. and Doe, J. (2020) “Sea level in H2O,” Journal of Tides, 3(2), pp. 10–20. Available at: https://doi.org/10.1234/abc.',
  ],
])(
  'an article in %s is cited as %j',
  async (style, expected) => {
    expect(await cite(style)).toBe(expected);
  },
  READY_MS,
);

test.each([
  ['en', 'Retrieved Sea level in H2O'],
  ['de-AT', 'Abgerufen Sea level in H2O'],
  ['fr', 'Consulté Sea level in H2O'],
  ['tlh', 'Retrieved Sea level in H2O'],
])('a given style is used in the language %s', async (language, expected) => {
  expect(await cite(OWN_STYLE, ARTICLE, 'text', language)).toBe(expected);
});

test('marks become elements of rich text, and nothing else does', async () => {
  expect(await cite(OWN_STYLE, ARTICLE, 'html')).toBe(
    '<div class="csl-entry">Retrieved Sea level in H<sub>2</sub>O</div>',
  );
  const hostile = { id: '"><script>', mainTitle: '&lt;script>alert(1)&lt;/script> "&amp;lt;' };
  const html = await cite(OWN_STYLE, hostile, 'html');
  expect(html).toMatch(/^<div class="csl-entry">[^<>]*<\/div>$/);
});

test('a subtitle follows the title', async () => {
  const text = await cite('apa', { ...ARTICLE, subTitle: 'A history' });
  expect(text).toContain('(2020). Sea level in H2O: A history. Journal of Tides');
});

test('several records are cited one per line, without those of earlier calls', async () => {
  await cite(OWN_STYLE);
  const items = ['First', 'Second'].map((mainTitle) => item({ mainTitle }));
  const text = await formatCitations(items, { style: OWN_STYLE, language: 'en', output: 'text' });
  expect(text).toBe('Retrieved First\nRetrieved Second');
});

test('records of other kinds and records with one field can be cited', async () => {
  const items: KindedRecord[] = [
    { kind: 'organization', record: { id: 'org', legalName: 'Institute of the Sea' } },
    { kind: 'product', record: { id: 'alone', type: 'other' } },
  ];
  const text = await formatCitations(items, { style: OWN_STYLE, language: 'en', output: 'text' });
  expect(text).toBe('Retrieved Institute of the Sea\nRetrieved alone');
});

test('a text that is not a style is refused', async () => {
  await expect(cite('no style')).rejects.toThrow();
});
