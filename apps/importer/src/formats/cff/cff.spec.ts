import { deriveOpenAireId } from '@open-discovery/identifiers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { collectText } from '../../input/whole-text.ts';
import { bytesOf } from '../../testing/bytes-of.ts';
import { readRecord } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';
import { readValue } from '../read-value.ts';

const file = `# made by hand
cff-version: 1.2.0
message: Please cite it.
title: Tide tables
abstract: Computes high water.
authors:
  - &ann
    family-names: Carberry
    given-names: Josiah
    name-particle: von
    orcid: https://orcid.org/0000-0002-1825-0097
    affiliation: Institute of the Sea
    email: josiah@sea.example
  - name: The Tide Watchers
contact: [*ann]
version: 1.10
date-released: 2021-08-18
doi: 10.5072/TIDES
identifiers:
  - type: doi
    value: 10.5072/all-tides
  - type: swh
    value: swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d
license: [Apache-2.0]
keywords: [tides]
repository-code: https://code.example/tides
references:
  - type: article
    title: On tides
    doi: 10.5072/on-tides
    authors: []
`;

test('a citation file keeps what the model has a place for', async () => {
  const { record, relations, leftOut } = readRecord(await valueIn(file));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5072/tides'),
    type: 'software',
    mainTitle: 'Tide tables',
    descriptions: ['Computes high water.'],
    authors: [
      {
        fullName: 'von Carberry, Josiah',
        pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'The Tide Watchers' },
    ],
    contactPeople: ['von Carberry, Josiah'],
    version: '1.10',
    publicationDate: '2021-08-18',
    subjects: [{ subject: { value: 'tides' } }],
    codeRepositoryUrl: 'https://code.example/tides',
    instances: [
      { license: 'Apache-2.0', alternateIdentifiers: [{ scheme: 'doi', value: '10.5072/all-tides' }] },
    ],
  });
  expect(record['pids']).toEqual([
    { scheme: 'doi', value: '10.5072/tides' },
    { scheme: 'swhid', value: 'swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d' },
  ]);
  expect(relations).toEqual([`References ${deriveOpenAireId('doi', '10.5072/on-tides')}`]);
  expect(leftOut).toEqual([
    'authors.email',
    'contact.affiliation',
    'contact.email',
    'contact.orcid',
    'message',
  ]);
});

const preferring = (doi: string) => `${file}preferred-citation:
  type: article
  title: On tables of tides
  doi: ${doi}
  journal: Ocean Letters
  volume: 7
  start: 12
  year: 2020
  month: 4
  authors: [{ family-names: Carberry, given-names: Josiah }]
`;

test('the work that authors prefer to be cited is a record that describes the software', async () => {
  const found = readValue(await valueIn(preferring('10.5072/paper')));
  expect(found.filter(({ type }) => type === 'record')).toMatchObject([
    { record: { type: 'software' } },
    {
      record: {
        type: 'publication',
        mainTitle: 'On tables of tides',
        publicationDate: '2020-4',
        container: { name: 'Ocean Letters', vol: '7', sp: '12' },
      },
    },
  ]);
  expect(found).toContainEqual({
    type: 'relation',
    embedded: true,
    relation: {
      source: deriveOpenAireId('doi', '10.5072/tides'),
      target: deriveOpenAireId('doi', '10.5072/paper'),
      relType: { name: 'IsDescribedBy' },
    },
  });
});

test('a DOI that the software shares with the preferred article is that of the article', async () => {
  const [software, article] = readValue(await valueIn(preferring('https://doi.org/10.5072/tides')));
  expect(software).not.toMatchObject({ record: { id: deriveOpenAireId('doi', '10.5072/tides') } });
  expect(article).not.toMatchObject({ record: { type: 'software' } });
});

const bomb = [
  'a0: &a0 [x, x]',
  ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`),
];

describe('hostile input', () => {
  test.each([
    ['aliases of aliases', bomb.join('\n'), /Excessive alias count/],
    ['an alias inside of itself', 'a: &a [*a]', /damaged/],
    ['an unknown alias', 'a: *nobody', /Unresolved alias/],
    ['a key twice', 'title: A\ntitle: B', /keys must be unique/i],
    ['broken quotes', 'title: "A', /damaged/],
    ['two documents', 'a: 1\n---\nb: 2', /damaged/],
    ['lists in lists', `a: ${'[x,'.repeat(200_000)}`, /nested more than 100/],
    ['lists on one line', `a:\n${'- '.repeat(200_000)}`, /nested more than 100/],
  ])('%s is told', async (_rule, text, message) => {
    expect((await readText(`cff-version: 1.2.0\n${text}`)).error).toMatch(message);
  });

  test('a text beyond the limit is refused before it is decoded', async () => {
    await expect(collectText(bytesOf('x'.repeat(20)), 'CITATION.cff', 10)).rejects.toThrow(/more than/);
  });

  test('tags that other readers run are texts', async () => {
    const value = await valueIn(
      'cff-version: 1.2.0\ntitle: !!js/function "() => 1"\n__proto__: { type: dataset }',
    );
    expect(readRecord(value).record).toMatchObject({ type: 'software', mainTitle: '() => 1' });
  });

  test('a byte-order mark and an older encoding are read', async () => {
    expect(await valueIn('\uFEFFcff-version: 1.2.0\ntitle: Ä')).toMatchObject({ title: 'Ä' });
    expect(await valueIn(Buffer.from('cff-version: 1.2.0\ntitle: \xc4', 'latin1'))).toMatchObject({
      title: 'Ä',
    });
  });

  test('no text makes the reader fail otherwise than with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const { error } = await readText(`cff-version: 1.2.0\n${text}`);
        expect(error === null || error.startsWith('CITATION.cff')).toBe(true);
      }),
    );
  });
});
