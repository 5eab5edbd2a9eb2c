import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import type { ReadRecord } from '../../testing/read-record.ts';
import { readText } from '../../testing/read-text.ts';

/** Reads a file and returns its first record. */
const firstOf = async (text: string): Promise<ReadRecord> => {
  const [found] = (await readText(text)).items;
  if (found === undefined || 'problem' in found) throw new Error('no record');
  return readRecord(found.value);
};

const PARENT = `title = {The Sea}, subtitle = {And the Land}, editor = {Berg, Hans}, year = 2019, month = may,
  publisher = {Tides Press}, isbn = {978-3-16-148410-0}, doi = {10.5555/sea}, url = {https://example.org/sea}, pages = {1--500}`;

test.each<[string, string, object]>([
  ['proceedings', 'inproceedings', { name: 'The Sea' }],
  ['proceedings', 'conference', { name: 'The Sea' }],
  ['collection', 'incollection', { name: 'The Sea' }],
  ['book', 'incollection', { name: 'The Sea' }],
  ['book', 'inbook', { name: 'The Sea' }],
  ['reference', 'inreference', { name: 'The Sea' }],
  ['periodical', 'article', { name: 'The Sea' }],
])('the title of @%s is where its @%s is published', async (parent, child, container) => {
  const entry = `@${child}{a, title = {Tides}, pages = {12--17}, crossref = {p}}`;
  for (const text of [`${entry}\n@${parent}{p, ${PARENT}}`, `@${parent}{P, ${PARENT}}\n${entry}`]) {
    const { items } = await readText(text);
    const values = items.flatMap((item) => ('value' in item ? [readRecord(item.value)] : []));
    const record = values.find((one) => one.record['mainTitle'] === 'Tides')?.record;
    expect(record).toMatchObject({
      container: { ...container, sp: '12', ep: '17' },
      contributors: ['Berg, Hans'],
      publisher: 'Tides Press',
      publicationDate: '2019-05-01',
    });
  }
});

test.each<[string, string, object]>([
  ['its own fields', 'booktitle = {The Lake}, publisher = {Lake Press}', { publisher: 'Lake Press' }],
  ['its own year, without a month of the parent', 'year = 2020', { publicationDate: '2020-01-01' }],
  ['its own date', 'date = {2021-03-04}', { publicationDate: '2021-03-04' }],
])('a child keeps %s', async (_rule, fields, expected) => {
  const text = `@inproceedings{a, title = {Tides}, ${fields}, crossref = {p}}\n@proceedings{p, ${PARENT}}`;
  expect((await firstOf(text)).record).toMatchObject(expected);
});

test('a child is not its parent: identifiers, address and pages stay with it, and a relation leads to its DOI', async () => {
  const text = `@inbook{a, title = {Tides}, crossref = {p}}\n@book{p, ${PARENT}}`;
  const { record, relations, leftOut } = await firstOf(text);
  expect(record).toMatchObject({ pids: [], container: { sp: null, ep: null } });
  expect(record['instances']).toMatchObject([{ urls: [], alternateIdentifiers: [{ scheme: 'ISBN' }] }]);
  expect(relations).toEqual([`IsPartOf ${deriveOpenAireId('doi', '10.5555/sea')}`]);
  expect(leftOut.filter((path) => path.startsWith('crossref'))).toEqual([]);
});

test('the parent of a parent is inherited from, and its title is the one of the whole', async () => {
  const text = `@inproceedings{a, title = {Tides}, crossref = {p}}
@proceedings{p, title = {Tides 2019}, crossref = {m}}
@mvproceedings{m, title = {All Tides}, publisher = {Tides Press}}`;
  const { record, leftOut } = await firstOf(text);
  expect(record).toMatchObject({ container: { name: 'Tides 2019' }, publisher: 'Tides Press' });
  expect(leftOut).toContain('maintitle');
});

test('a booktitle of the parent, as BibTeX needs it, wins over its title', async () => {
  const text = `@inproceedings{a, title = {Tides}, crossref = {p}}\n@proceedings{p, title = {T 19}, booktitle = {Tides 2019}}`;
  expect((await firstOf(text)).record).toMatchObject({ container: { name: 'Tides 2019' } });
});

test('@xdata gives its fields as they are, and is not a record', async () => {
  const text = `@xdata{press, publisher = {Tides Press}}
@xdata{place, xdata = {press}, langid = {german}}
@book{a, title = {Die Gezeiten}, xdata = {place, nothing}}`;
  const { items } = await readText(text);
  expect(items).toHaveLength(1);
  const { record, leftOut } = await firstOf(text);
  expect(record).toMatchObject({ publisher: 'Tides Press', language: { code: 'deu/ger' } });
  expect(leftOut).toEqual(['xdata (without its entry)']);
});

test.each([
  ['that is not in the file', '@inbook{a, title = {Tides}, crossref = {nobody}}'],
  ['that is the entry itself', '@inbook{a, title = {Tides}, crossref = {a}}'],
])('a parent %s is counted as left out', async (_rule, text) => {
  const { record, leftOut } = await firstOf(text);
  expect(record).toMatchObject({ mainTitle: 'Tides' });
  expect(leftOut).toEqual(['crossref (without its entry)']);
});

test('entries that are parents of each other inherit once', async () => {
  const text =
    '@book{a, title = {A}, crossref = {b}}\n@book{b, title = {B}, publisher = {P}, crossref = {a}}';
  expect((await firstOf(text)).record).toMatchObject({ mainTitle: 'A', publisher: 'P' });
});

test('no combination of parents makes the reader fail', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, key, key)), async (entries) => {
      const text = entries
        .map(
          ([name, parent, data]) =>
            `@inbook{${name}, title = {T}, crossref = {${parent}}, xdata = {${data},b}}`,
        )
        .join('\n');
      expect((await readText(`@book{z, title = {Z}}\n${text}`)).items).toHaveLength(entries.length + 1);
    }),
  );
});
