import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const bibtex = `% my works
@string{jt = "Journal of " # {Tides}}
@comment{nothing}
@article{carberry2020,
  author = {Carberry, Josiah and Hans van der Berg and {Sea and Land Institute} and others},
  title = "The {N}orth M{\\"u}rz",
  journal = jt, volume = 3, number = 2, pages = {12--17},
  year = 2020, month = may,
  doi = {10.5555/TIDES},
  url = {https://example.org/~sea},
  keywords = {tides, gauges},
  issn = {1234-5679},
  date-added = {2021-01-01},
}`;

const ris = `TY  - JOUR
AU  - Carberry, Josiah
AU  - van der Berg, Hans
AU  - Sea and Land Institute
TI  - The North Mürz
JO  - Journal of Tides
VL  - 3
IS  - 2
SP  - 12
EP  - 17
PY  - 2020/05//
DO  - 10.5555/TIDES
UR  - https://example.org/~sea
KW  - tides
KW  - gauges
SN  - 1234-5679
AB  - Long
and longer
C1  - Custom
ER  - `;

const csl = {
  id: 'carberry2020',
  type: 'article-journal',
  title: 'The North Mürz',
  author: [
    { family: 'Carberry', given: 'Josiah' },
    { family: 'Berg', given: 'Hans', 'non-dropping-particle': 'van der' },
    { literal: 'Sea and Land Institute' },
  ],
  issued: { 'date-parts': [[2020, 5]] },
  'container-title': 'Journal of Tides',
  volume: 3,
  issue: 2,
  page: '12-17',
  DOI: '10.5555/TIDES',
  URL: 'https://example.org/~sea',
  keyword: 'tides, gauges',
  ISSN: '1234-5679',
  note: 'mine',
};

test.each<[string, () => Promise<unknown>, string[]]>([
  ['BibTeX', () => valueIn(bibtex), ['date-added']],
  ['RIS', () => valueIn(ris), ['C1']],
  ['CSL-JSON', () => Promise.resolve(csl), ['note']],
])('an entry of %s keeps what the model has a place for', async (_format, value, leftOut) => {
  const { record, leftOut: left } = readRecord(await value());
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    type: 'publication',
    mainTitle: 'The North Mürz',
    authors: [
      { fullName: 'Carberry, Josiah', surname: 'Carberry', name: 'Josiah' },
      { fullName: 'van der Berg, Hans' },
      { fullName: 'Sea and Land Institute' },
    ],
    publicationDate: '2020-05-01',
    container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '12', ep: '17', issnPrinted: '1234-5679' },
    subjects: [{ subject: { value: 'tides' } }, { subject: { value: 'gauges' } }],
    instances: [{ type: 'Article', urls: ['https://example.org/~sea'] }],
  });
  expect(left).toEqual(leftOut);
});

test.each([
  ['doi = {10.5555/a\\_b~c--d}', { pids: [{ scheme: 'doi', value: '10.5555/a_b~c--d' }] }],
  ['keywords = {a\\_b, c}', { subjects: [{ subject: { value: 'a_b' } }, { subject: { value: 'c' } }] }],
])('of BibTeX, %s is %j', async (field, expected) => {
  expect(readRecord(await valueIn(`@misc{a, title = {A}, ${field}}`)).record).toMatchObject(expected);
});

test('a license of CSL-JSON may be a custom field', () => {
  expect(readRecord({ ...csl, custom: { license: 'MIT' } }).record).toMatchObject({
    instances: [{ license: 'MIT' }],
  });
});

test.each([
  ['Ebb, A.; Flood, B. C.; Neap, D.', ['Ebb, A.', 'Flood, B. C.', 'Neap, D.']],
  ['Ebb, Andr&eacute; and Flood, B.', ['Ebb, Andr&eacute;', 'Flood, B.']],
  ['{Sea; Land} and Flood, B.', ['Sea; Land', 'Flood, B.']],
  ['Ebb, A., Flood, B., Neap, D.', ['Ebb, A., Flood, B., Neap, D.']],
])('no name of the authors %j is lost', async (author, names) => {
  const { record } = readRecord(await valueIn(`@article{a, title = {Tides}, author = {${author}}}`));
  expect(record).toMatchObject({
    authors: names.map((fullName) => ({ fullName: fullName.replace('&eacute;', 'é') })),
  });
});

test('authors that BibTeX does not name are reported', async () => {
  expect(readRecord(await valueIn(bibtex)).record).toMatchObject({
    originalValues: expect.arrayContaining([{ field: 'authors', value: 'and others' }]),
  });
});

test('a value of RIS continues on the next line', async () => {
  expect(readRecord(await valueIn(ris)).record).toMatchObject({ descriptions: ['Long and longer'] });
});

test.each(['\n', '\r\n', '\r'])('RIS is read with lines that end with %j', async (end) => {
  const { items } = await readText(
    ['', 'TY  - BOOK', 'TI  - A', 'ER  - ', 'TY  - BOOK', 'TI  - B', ''].join(end),
  );
  expect(items).toMatchObject([
    { line: 2, value: { fields: { TI: ['A'] } } },
    { line: 5, value: { fields: { TI: ['B'] } } },
  ]);
});

test('the same entry without an identifier has the same id twice', async () => {
  const text = bibtex.replace(/ {2}doi = .*\n/, '');
  expect(readRecord(await valueIn(text)).record['id']).toBe(readRecord(await valueIn(text)).record['id']);
});

test('an entry with neither title nor identifier is reported', async () => {
  expect(reasonsFor(await valueIn('@book{a, author = {A}}'))).toEqual([
    'BibTeX: a record without an identifier and without a title or name',
  ]);
});

describe('damaged files', () => {
  test.each([
    ['a damaged entry', '@book{a, title}\n@book{b, title = {B}}', 'BibTeX: an entry is damaged'],
    [
      'an entry that is not closed',
      '@book{a, title = {A\n@book{b, title = {B}}',
      'BibTeX: an entry is not closed',
    ],
  ])('%s is told, and the next one is read', async (_rule, text, sentence) => {
    const { items, error } = await readText(text);
    expect(error).toBeNull();
    expect(items).toMatchObject([{ problem: { sentence } }, { line: 2 }]);
  });
  test('an older encoding is read', async () => {
    const { record } = readRecord(await valueIn(Buffer.from('@book{a, title = {Küste}}', 'latin1')));
    expect(record).toMatchObject({ mainTitle: 'Küste' });
  });
  test('an entry of RIS without an end ends at the next', async () => {
    expect((await readText('TY  - BOOK\nTI  - A\nTY  - BOOK\nTI  - B')).items).toHaveLength(2);
  });
  test('no text makes the readers fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await readText(`@book{a, title = {A}}\n${text}`)).error).toBeNull();
        expect((await readText(`TY  - BOOK\n${text}`)).error).toBeNull();
      }),
    );
  });
  test('a file that is damaged all over is not read to its end', async () => {
    const { error } = await readText('@book{a, title = {'.repeat(200));
    expect(error).toBe('BibTeX is damaged: more than 100 entries are not closed');
  });
  test('texts that are defined by each other end at a size', async () => {
    const defined = Array.from({ length: 40 }, (_, at) => `@string{a${at + 1} = a${at} # a${at}}`);
    const { items, error } = await readText(
      ['@string{a0 = "x"}', ...defined, '@book{b, title = {B}}'].join('\n'),
    );
    expect([items.length, error]).toEqual([1, null]);
  });
  test('an entry of RIS with a hundred thousand authors takes no long time', async () => {
    const authors = Array.from({ length: 100_000 }, (_, at) => `AU  - Author, ${at}`);
    const begin = performance.now();
    const { items } = await readText(['TY  - BOOK', 'TI  - A', ...authors, 'ER  - '].join('\n'));
    expect(items).toHaveLength(1);
    // A fraction of a second, or more than a minute if every author is copied for each.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
  test('many opening braces take no long time', async () => {
    const { items } = await readText(`@book{a,${'{'.repeat(20_000)}`);
    expect(items).toHaveLength(1);
  });
});
