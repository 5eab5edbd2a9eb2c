import { expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { cleanRecord } from './clean-record.ts';

const cleaned = (fields: Readonly<Record<string, unknown>>): Partial<ResearchProduct> => {
  const result = cleanRecord('product', { id: 'x', type: 'publication', mainTitle: 'Seas', ...fields });
  if (!('item' in result) || result.item.kind !== 'product') throw new Error(JSON.stringify(result));
  return result.item.record;
};

test.each([
  ...['None', 'null', 'N/A', 'nan', 'Abstract', 'No abstract available.', 'Not applicable', '-', '...'],
  ...['Peer reviewed', 'Peer Reviewed', 'peer-reviewed.', 'Non peer reviewed', 'Not reviewed', 'Unreviewed'],
  ...['(:unav)', '(:none) nothing was written'],
])('the word %j is not an abstract', (word) => {
  const kept = ['None of the seas is alike.', 'Peer reviewed seas.'];
  expect(cleaned({ descriptions: [word, ...kept] }).descriptions).toEqual(kept);
});

test('a status of review that was not an abstract is kept as an original value', () => {
  expect(cleaned({ descriptions: ['Peer reviewed'] }).originalValues).toEqual([
    { field: 'descriptions', value: 'Peer reviewed' },
  ]);
});

/** DataCite Metadata Schema 4.5, appendix 3. */
const CODES = ['unac', 'unal', 'unap', 'unas', 'unav', 'unkn', 'none', 'null', 'tba', 'etal'];

test.each([
  ...[
    'Unknown',
    'unknown, unknown',
    '[Unknown]',
    'Unknown author',
    'Author unknown',
    'none',
    'N/A',
    '-',
    '[S.N.]',
  ],
  ...CODES.map((code) => `(:${code})`),
  ...['(:Unav)', ':unav', ' :none', '(:unkn) unknown', '(:unkn) Anonymous', '(:tba) not assigned yet'],
])('the word %j is not a publisher, author or contributor', (word) => {
  const { publisher, authors, contributors } = cleaned({
    publisher: word,
    authors: [{ fullName: word }, { fullName: 'Ada Unknown', name: word }],
    contributors: [word, 'Ada Unknown'],
  });
  expect(publisher ?? null).toBeNull();
  expect(authors?.map(({ fullName }) => fullName)).toEqual(['Ada Unknown']);
  expect(contributors).toEqual(['Ada Unknown']);
});

test.each([
  ['UNKNOWN', null],
  ['n/a', null],
  ['', null],
  ['C++', 'C++'],
])('the programming language %j is %j', (written, language) => {
  expect(cleaned({ type: 'software', programmingLanguage: written }).programmingLanguage ?? null).toBe(
    language,
  );
});

test.each([
  ['Berg , Ada', 'Berg, Ada'],
  ['None Berg', 'Berg'],
  ['Berg, None', 'Berg'],
  ['Nonet, Ada', 'Nonet, Ada'],
])('the author %j is %j', (written, fullName) => {
  expect(cleaned({ authors: [{ fullName: written }] })).toMatchObject({ authors: [{ fullName }] });
  expect(cleaned({ authors: [{ fullName: written }] }).originalValues ?? []).toEqual([]);
});

test.each(CODES)('the code (:%s) is not a title, subject or venue', (code) => {
  const text = `(:${code})`;
  const { subTitle, subjects, container } = cleaned({
    subTitle: text,
    subjects: [
      { subject: { scheme: 'keyword', value: text } },
      { subject: { scheme: 'keyword', value: 'seas' } },
    ],
    container: { name: text, vol: '3' },
  });
  expect(subTitle ?? null).toBeNull();
  expect(subjects?.map(({ subject }) => subject?.value)).toEqual(['seas']);
  expect(container).toMatchObject({ name: null, vol: '3' });
});

test.each([
  'Unknown University Press',
  'Nullarbor Press',
  'Noneman',
  ': None of the Seas',
  'Unavailable Books',
])('the name %j is kept', (publisher) => expect(cleaned({ publisher }).publisher).toBe(publisher));

test.each([
  ['record', '{"id":"x","type":"publication","__proto__":{"mainTitle":"Seas"}}'],
  ['part of a record', '{"id":"x","type":"publication","container":{"vol":"3","__proto__":{"name":"Seas"}}}'],
])('the fields of a field that is named __proto__ are not those of the %s', (_what, json) => {
  const result = cleanRecord('product', JSON.parse(json));
  const record = 'item' in result && result.item.kind === 'product' ? result.item.record : null;
  expect(record).toMatchObject({ id: 'x', mainTitle: null });
  expect(record?.container?.name ?? null).toBeNull();
});

test('codes and identifiers stay as they are, without characters that no page or file can have', () => {
  const pids = [{ scheme: 'd\ud800oi', value: '10.1234/a<b>\u0000 &amp; c' }];
  const collectedFrom = [{ key: '10|opendoar____::\ud800\u0000a', value: 'Zenodo' }];
  expect(cleaned({ pids, collectedFrom })).toMatchObject({
    pids: [{ scheme: 'd\ufffdoi', value: '10.1234/a<b> &amp; c' }],
    collectedFrom: [{ key: 'opendoar____::\ufffda', value: 'Zenodo' }],
  });
});

test('the spaces around an identifier go, also those that a source wrote as escapes', () => {
  const written = [' 10.1234/a', '10.1234/b\\xa0', '10.1234/c\u00a0\\u00A0 ', '10.1234/\\xa0d'];
  const values = ['10.1234/a', '10.1234/b', '10.1234/c', '10.1234/\\xa0d'];
  expect(cleaned({ pids: written.map((value) => ({ scheme: 'doi', value })) }).pids).toEqual(
    values.map((value) => ({ scheme: 'doi', value })),
  );
});

test.each<[rule: string, written: readonly [string, string][], kept: readonly number[]]>([
  [
    'a DOI in capitals',
    [
      ['doi', '10.1234/Ab'],
      ['doi', '10.1234/aB'],
    ],
    [0],
  ],
  [
    'a DOI and its address',
    [
      ['doi', '10.1234/a'],
      ['DOI', 'https://doi.org/10.1234/a'],
    ],
    [0],
  ],
  [
    'a DOI with a space in the form of an escape',
    [
      ['doi', '10.1234/a'],
      ['doi', '10.1234/a\\xa0'],
    ],
    [0],
  ],
  [
    'an identifier of another scheme, which may tell capitals apart',
    [
      ['urn', 'a:B'],
      ['urn', 'a:b'],
    ],
    [0, 1],
  ],
  [
    'a number in two schemes',
    [
      ['pmid', '123456'],
      ['mag_id', '123456'],
    ],
    [0, 1],
  ],
  [
    'a text that is no identifier of its scheme',
    [
      ['doi', 'none'],
      ['DOI', 'none'],
    ],
    [0],
  ],
])('a record has every identifier once: %s', (_rule, written, kept) => {
  const pids = written.map(([scheme, value]) => ({ scheme, value }));
  const expected = kept.map((at) => pids[at]);
  expect(cleaned({ pids, instances: [{ pids, alternateIdentifiers: pids }] })).toMatchObject({
    pids: expected,
    instances: [{ pids: expected, alternateIdentifiers: expected }],
  });
  expect(cleanRecord('product', { id: 'x', type: 'publication', mainTitle: 'Seas', pids })).toMatchObject({
    findings: [],
  });
});

test.each([
  ['https://a.example/b\\xa0', 'https://a.example/b'],
  ['https://a.example/b\u0000c', 'https://a.example/bc'],
  ['\u202ahttps://a.example/\u202egpj.exe', 'https://a.example/gpj.exe'],
  ['https://a.example/\ud800', 'https://a.example/\ufffd'],
  ['java\u0000script:alert(1)', null],
])('the address %j is read as %j: pages cannot have all of its characters', (url, expected) => {
  expect(cleaned({ instances: [{ urls: [url] }] }).instances?.[0]?.urls ?? []).toEqual(
    expected === null ? [] : [expected],
  );
});

const AUTHORS: readonly (readonly [name: string, names: readonly string[]])[] = [
  [
    'Zhu, Xiaoxiang ; Hu, Jingliang ; Häberle, Matthias',
    ['Zhu, Xiaoxiang', 'Hu, Jingliang', 'Häberle, Matthias'],
  ],
  [
    'Adami, S; Kaiser, J.;Adams, N.A.; Bermejo-Moreno, I.',
    ['Adami, S', 'Kaiser, J.', 'Adams, N.A.', 'Bermejo-Moreno, I.'],
  ],
  ['Jane Doe ; Ludwig van Beethoven;', ['Jane Doe', 'Ludwig van Beethoven']],
  ['Christian K&#228;stner', ['Christian Kästner']],
  ['Department of Physics; University of the Sea', ['Department of Physics; University of the Sea']],
  ['Smith, John; 1861-1946', ['Smith, John; 1861-1946']],
  ['Smith, John; 12, 13', ['Smith, John; 12, 13']],
  ['Smith, John; Doe,', ['Smith, John; Doe,']],
  ['Smith, John; Doe, Jane, Jr.', ['Smith, John; Doe, Jane, Jr.']],
];

test.each(AUTHORS)('the author %j is %j', (fullName, names) => {
  const { authors } = cleaned({
    authors: [
      { fullName, rank: 1 },
      { fullName: 'Roe, R.', rank: 2 },
    ],
  });
  expect(authors?.map((author) => author.fullName)).toEqual([...names, 'Roe, R.']);
  expect(authors?.map(({ rank }) => rank)).toEqual([...names, ''].map((_name, index) => index + 1));
});

test('the time for lists of long names grows with their length, not with its square', () => {
  const authors = Array.from({ length: 1_500 }, () => ({ fullName: `${'a'.repeat(4_900)}; Roe, R.` }));
  const begin = performance.now();
  expect(cleaned({ authors }).authors).toHaveLength(1_500);
  expect(performance.now() - begin).toBeLessThan(8_000);
});

test('an author with an identifier is one person', () => {
  const pid = { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } };
  const { authors } = cleaned({ authors: [{ fullName: 'Doe, Jane; Roe, R.', pid }] });
  expect(authors).toHaveLength(1);
});

test.each([
  ['https://hdl.handle.net/https://hdl.handle.net/11104/0368860', 'https://hdl.handle.net/11104/0368860'],
  ['https://doi.org/https://dx.doi.org/http://doi.org/10.5555/a', 'http://doi.org/10.5555/a'],
  ['https://swh.example/browse/https://git.example/a', 'https://swh.example/browse/https://git.example/a'],
])('the address %s leads to %s', (url, target) => {
  expect(cleaned({ instances: [{ urls: [url] }] }).instances?.[0]?.urls).toEqual([target]);
});
