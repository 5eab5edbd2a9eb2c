import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { relationValue } from '@open-discovery/graph-index';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { idOf } from '@open-discovery/model/testing';
import { openIndex } from '@open-discovery/search-index';
import { explainMerge } from './explain-merge.ts';
import { findInputs } from '../input/find-inputs.ts';
import { readCorrections } from './read-corrections.ts';
import { importInto } from '../testing/import-into.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
const dataDir = path.join(folder, 'var');
mkdirSync(dataDir);

const PUBLISHER = idOf('doi_', 1);
const REPOSITORY = idOf('od_1', 2);
const PREPRINT = idOf('od_2', 3);
const CITING = idOf('doi_', 4);
const from = (key: string) => ({ collectedFrom: [{ key: idOf(key, 1), value: key }] });
const WORK = {
  type: 'publication',
  mainTitle: 'Sea level rise along the northern coast since 1900',
  authors: [{ fullName: 'Doe, Jane' }],
  publicationDate: '2020-05-01',
};
const article = {
  ...WORK,
  ...from('Crossref'),
  id: PUBLISHER,
  publisher: 'Tides',
  instances: [{ type: 'Article' }],
  pids: [{ scheme: 'doi', value: '10.5555/a' }],
};
const COPY_ADDRESS = 'https://archive.example.org/1';
const copy = {
  ...WORK,
  ...from('Archive'),
  id: REPOSITORY,
  language: { code: 'eng' },
  authors: [{ fullName: 'J. Doe' }],
  instances: [{ urls: [COPY_ADDRESS] }],
};
const preprint = {
  ...WORK,
  ...from('arXiv'),
  id: PREPRINT,
  pids: [{ scheme: 'arXiv', value: '1707.08567' }],
};
const citing = {
  ...WORK,
  id: CITING,
  mainTitle: 'Beetles of mountain meadows in the spring',
  pids: [{ scheme: 'doi', value: '10.5555/c' }],
};
const cites = { source: CITING, target: REPOSITORY, relType: { name: 'Cites' } };

const hosted = (number: number, key: string, value: string) => ({
  ...WORK,
  id: idOf('doi_', number),
  mainTitle: `Survey ${number} of beetles in mountain meadows`,
  instances: [{ hostedBy: { key, value } }],
});

const importLines = async (batches: readonly (readonly unknown[])[], keeps = false) => {
  const input = mkdtempSync(path.join(folder, 'input-'));
  for (const [at, batch] of batches.entries())
    writeFileSync(path.join(input, `${at}.jsonl`), batch.map((line) => JSON.stringify(line)).join('\n'));
  const inputs = await findInputs([input], () => process.stdin);
  return importInto(dataDir, { inputs, corrections: await readCorrections(dataDir) }, keeps);
};

const stored = async (...ids: string[]): Promise<unknown[]> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const texts = await index.get(ids);
  await index.close();
  return texts.map((text): unknown => (text ? JSON.parse(text) : null));
};

const ALL = [article, copy, preprint, citing, cites];

describe('works from several sources', () => {
  test('are one record that says what it was made of, why, and which source said what', async () => {
    await importLines([ALL]);
    const [record, merged] = await stored(PUBLISHER, REPOSITORY);
    expect(merged).toBeNull();
    expect(record).toMatchObject({
      record: {
        originalIds: [REPOSITORY],
        mergeEvidence: {
          parts: [
            {
              id: PUBLISHER,
              sources: ['Crossref'],
              fields: expect.arrayContaining(['publisher', 'pids']),
              url: 'https://doi.org/10.5555/a',
            },
            {
              id: REPOSITORY,
              sources: ['Archive'],
              fields: expect.arrayContaining(['language']),
              url: COPY_ADDRESS,
            },
          ],
          joins: [{ a: PUBLISHER, b: REPOSITORY, by: 'title, authors and year', score: 100 }],
        },
      },
    });
  });
  test('are explained under every id', async () => {
    const explanation = await explainMerge(dataDir, PUBLISHER);
    expect(explanation).toContain(`${REPOSITORY} from Archive`);
    expect(explanation).toContain(`${PUBLISHER} = ${REPOSITORY}: title, authors and year (100)`);
    expect(explanation).toContain('authors: Doe, Jane (Crossref)');
    expect(await explainMerge(dataDir, `50|${REPOSITORY}`)).toBe(explanation);
    expect(await explainMerge(dataDir, CITING)).toBe(`${CITING} was made of one record.`);
    expect(await explainMerge(dataDir, idOf('od', 9))).toBeNull();
  });
  test('sources that are only mentioned are one under their usual name, and every id leads to it', async () => {
    const [zenodo, other, record] = [idOf('opendoar', 1), idOf('re3data', 2), idOf('re3data', 3)];
    await importLines([
      [
        hosted(11, zenodo, 'ZENODO'),
        hosted(12, zenodo, 'ZENODO'),
        hosted(13, zenodo, 'Sea Archive'),
        hosted(14, other, 'Zenodo'),
        hosted(15, idOf('opendoar', 4), 'Sea Archive'),
        { id: record, officialName: 'zenodo', type: { value: 'Data Repository' } },
      ],
    ]);
    const [kept, first, second, archive] = await stored(zenodo, other, record, idOf('opendoar', 4));
    expect([first, second]).toEqual([null, null]);
    expect(kept).toMatchObject({ record: { officialName: 'zenodo', originalIds: [record, other] } });
    expect(archive).toMatchObject({ record: { officialName: 'Sea Archive' } });
    await importLines([ALL]);
  });
  test('a preprint stays a separate record, linked as a version', async () => {
    const [record, other] = await stored(PREPRINT, PUBLISHER);
    const work = { id: PUBLISHER, versions: 2 };
    expect(record).toMatchObject({ work, links: [{ relation: 'IsVersionOf', id: PUBLISHER }] });
    expect(other).toMatchObject({
      work,
      links: expect.arrayContaining([expect.objectContaining({ relation: 'HasVersion', id: PREPRINT })]),
    });
  });
  test.each([
    ['the order of the records', [[...ALL].reverse()]],
    ['the batches', [[cites, preprint], [copy], [citing, article]]],
  ])('the result does not depend on %s', async (_rule, batches) => {
    const before = await stored(PUBLISHER, REPOSITORY, PREPRINT, CITING);
    await importLines(batches);
    expect(await stored(PUBLISHER, REPOSITORY, PREPRINT, CITING)).toEqual(before);
  });
  test('different.txt undoes a merge with the next import, relations included', async () => {
    writeFileSync(path.join(dataDir, 'different.txt'), `${PUBLISHER} ${REPOSITORY}\n`);
    await importLines([[]], true);
    const [first, second, third] = await stored(PUBLISHER, REPOSITORY, CITING);
    expect(first).toMatchObject({
      record: { mergeEvidence: { apart: [{ by: expect.stringContaining('different.txt:1') }] } },
    });
    expect(first).not.toMatchObject({ record: { originalIds: [REPOSITORY] } });
    expect(second).toMatchObject({ record: { authors: [{ fullName: 'J. Doe' }] } });
    expect(third).toMatchObject({ links: [{ relation: 'Cites', id: REPOSITORY }] });
  });
  test('same.txt merges what no rule does', async () => {
    writeFileSync(path.join(dataDir, 'different.txt'), '');
    writeFileSync(path.join(dataDir, 'same.txt'), `${PUBLISHER} ${PREPRINT}\n`);
    await importLines([[]], true);
    const [first, second, third] = await stored(PUBLISHER, REPOSITORY, PREPRINT);
    expect([second, third]).toEqual([null, null]);
    expect(first).toMatchObject({ record: { mergeEvidence: { parts: [{}, {}, {}] } } });
  });

  const decide = (verdict: 'same' | 'different', first: string, ...others: readonly string[]): void =>
    writeFileSync(
      path.join(dataDir, 'merge-decisions.json'),
      JSON.stringify([{ verdict, records: [first], others }]),
    );
  test('a decision of the console merges what no rule does', async () => {
    writeFileSync(path.join(dataDir, 'same.txt'), '');
    decide('same', PUBLISHER, PREPRINT);
    await importLines([[]], true);
    const [first, , third] = await stored(PUBLISHER, REPOSITORY, PREPRINT);
    expect(third).toBeNull();
    expect(first).toMatchObject({
      record: {
        mergeEvidence: { joins: expect.arrayContaining([expect.objectContaining({ by: 'console' })]) },
      },
    });
  });
  test('a decision of the console separates what the rules and same.txt merge', async () => {
    writeFileSync(path.join(dataDir, 'same.txt'), `${PUBLISHER} ${REPOSITORY}\n`);
    decide('different', PUBLISHER, REPOSITORY);
    await importLines([[]], true);
    const [first, second] = await stored(PUBLISHER, REPOSITORY);
    expect(second).not.toBeNull();
    const apart = expect.arrayContaining([expect.objectContaining({ by: 'same.txt:1, but console' })]);
    expect(first).toMatchObject({ record: { mergeEvidence: { apart } } });
    writeFileSync(path.join(dataDir, 'same.txt'), '');
  });
  test('a damaged file of decisions is named, and nothing is published', async () => {
    writeFileSync(path.join(dataDir, 'merge-decisions.json'), '[{');
    await expect(importLines([[]], true)).rejects.toThrow('merge-decisions.json is damaged');
    rmSync(path.join(dataDir, 'merge-decisions.json'));
  });
});

describe('two works with one identifier whose titles contradict', () => {
  const OTHER = idOf('od_3', 5);
  const part = (number: number) => ({ mainTitle: `${WORK.mainTitle}, part ${number}` });
  const shared = { pids: article.pids };
  const LINES = [
    { ...article, ...part(1), pids: [] },
    { ...copy, ...part(1), ...shared },
    { ...WORK, ...part(2), ...shared, id: OTHER },
  ];
  const apart = [{ a: REPOSITORY, b: OTHER, by: 'doi 10.5555/a, but other part numbers' }];
  test('are two records, which both say so under the ids that were compared', async () => {
    writeFileSync(path.join(dataDir, 'same.txt'), '');
    await importLines([LINES]);
    const [first, second, third] = await stored(PUBLISHER, REPOSITORY, OTHER);
    expect(second).toBeNull();
    expect(first).toMatchObject({ record: { mergeEvidence: { parts: [{}, {}], apart } } });
    expect(third).toMatchObject({ record: { mergeEvidence: { apart } } });
  });
  test('are one if people say so, which nothing contradicts then', async () => {
    writeFileSync(path.join(dataDir, 'same.txt'), `${OTHER} ${REPOSITORY}\n`);
    await importLines([LINES]);
    const [first, , third] = await stored(PUBLISHER, REPOSITORY, OTHER);
    expect(third).toBeNull();
    expect(first).toMatchObject({ record: { mergeEvidence: { parts: [{}, {}, {}] } } });
    expect(first).not.toHaveProperty('record.mergeEvidence.apart');
    writeFileSync(path.join(dataDir, 'same.txt'), '');
  });
});

describe('relations', () => {
  const PROJECT = idOf('corda__h2020', 5);

  test('of a merged record lead to the surviving one', async () => {
    await importLines([[article, { ...copy, projects: [{ id: PROJECT, code: '5', title: 'Tides' }] }]]);
    const index = await openIndex({ folder: path.join(dataDir, 'index') });
    const values = [relationValue('produces', PUBLISHER)];
    const node = { op: 'value', field: 'relation', values } as const;
    const { hits } = await index.search({ node, filters: [], offset: 0, limit: 5 });
    await index.close();
    expect(hits.map(({ id }) => id)).toEqual([PROJECT]);
  });
  test.each(['source', 'target'])('without a record of their %s are reported once', async (end) => {
    const { report } = await importLines([
      [citing, article, { ...cites, target: PUBLISHER, [end]: PREPRINT }],
    ]);
    expect(report.files.map(({ skipped }) => skipped)).toEqual([1]);
    expect(report.unresolved).toBe(0);
  });
});

test('a work that has the id of an institution is not an institution of others', async () => {
  const [shared, record] = [idOf('openorgs', 5), idOf('doi_', 20)];
  const organizations = [{ id: shared, legalName: 'Institute of Meadows' }];
  await importLines([
    [
      { ...WORK, id: record, mainTitle: 'Spiders of mountain meadows in the autumn', organizations },
      { ...WORK, id: shared, mainTitle: 'Rotational alignment of optical fibers and waveguides' },
    ],
  ]);
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const node = { op: 'value', field: 'relation', values: [`isAuthorInstitutionOf ${record}`] } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: 10 });
  await index.close();
  expect(hits).toEqual([]);
});

describe('two works under one id', () => {
  const book = { ...article, mainTitle: 'Tides of the northern seas', instances: [{ type: 'Book' }] };
  const chapter = { ...article, mainTitle: 'Beetles of mountain meadows', instances: [{ type: 'Article' }] };
  const sameBook = { ...book, ...from('Archive'), publisher: 'Coast' };
  /** Returns the ids and titles of all works, and what was kept apart from them. */
  const works = async () => {
    const index = await openIndex({ folder: path.join(dataDir, 'index') });
    const { hits } = await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: 10 });
    const texts = await index.get(hits.map(({ id }) => id));
    await index.close();
    const found = texts.map((text) => kindedRecordSchema.parse(JSON.parse(text ?? '')));
    return found
      .flatMap(({ kind, record }) => (kind === 'product' ? [record] : []))
      .map(({ id, mainTitle, mergeEvidence }) => ({
        ...{ id, mainTitle, parts: mergeEvidence?.parts?.length, apart: mergeEvidence?.apart },
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  test('stay apart if their titles contradict, with every import; the one of most records keeps the id', async () => {
    const { report } = await importLines([[book, chapter, sameBook]]);
    const first = await works();
    const other = first.find(({ id }) => id !== PUBLISHER)?.id;
    const apart = [{ a: PUBLISHER, b: other, by: 'one id, but the titles contradict' }];
    expect(first).toHaveLength(2);
    expect(first).toContainEqual({ id: PUBLISHER, mainTitle: book.mainTitle, parts: 2, apart });
    expect(first).toContainEqual({ id: other, mainTitle: chapter.mainTitle, parts: 0, apart });
    expect(report.contradictions).toMatchObject({
      total: 1,
      shown: [{ id: PUBLISHER, titles: [book.mainTitle, chapter.mainTitle], otherId: other, line: 2 }],
    });
    await importLines([[sameBook], [chapter, book]]);
    expect(await works()).toEqual(first);
    const again = await importLines([[]], true);
    expect(await works()).toEqual(first);
    expect(again.report.contradictions.total).toBe(0);
  });
});

describe('a record of a data source under the id of another one', () => {
  const zenodo = idOf('opendoar', 1);
  const journal = {
    id: zenodo,
    originalIds: ['doajarticles::1937-8904'],
    officialName: 'Theological Librarianship',
    type: { value: 'Journal' },
  };
  const own = deriveOpenAireId('doajarticles', '1937-8904') ?? '';
  const mentions = [hosted(11, zenodo, 'ZENODO'), hosted(12, zenodo, 'ZENODO')];
  const names = async () => {
    const found = await stored(zenodo, own);
    return found
      .map((item) => (item === null ? null : kindedRecordSchema.parse(item).record))
      .map((record) => (record !== null && 'officialName' in record ? record.officialName : null));
  };

  test.each<[string, readonly unknown[], readonly (string | null)[]]>([
    [
      'leaves it, if others mention that id by another name',
      [journal, ...mentions],
      ['ZENODO', journal.officialName],
    ],
    ['keeps it, if only one record does', [journal, mentions[0]], [journal.officialName, null]],
    [
      'keeps it, if it has a number of that registry',
      [{ ...journal, originalIds: ['opendoar____::1'] }, ...mentions],
      [journal.officialName, null],
    ],
    [
      'keeps it, if the names share a word',
      [{ ...journal, officialName: 'Zenodo of CERN' }, ...mentions],
      ['Zenodo of CERN', null],
    ],
  ])('%s', async (_rule, lines, expected) => {
    await importLines([lines]);
    expect(await names()).toEqual(expected);
    await importLines([[]], true);
    expect(await names()).toEqual(expected);
  });
});

test('an organization with names in several scripts goes by the one in Latin letters', async () => {
  const pids = [{ scheme: 'GRID', value: 'grid.411507.6' }];
  const [first, second] = [idOf('grid', 1), idOf('grid', 2)];
  await importLines([
    [
      { id: first, legalName: 'బెనారస్ హిందూ విశ్వవిద్యాలయం', pids },
      { id: second, legalName: 'Banaras Hindu University', pids },
    ],
  ]);
  expect((await stored(first))[0]).toMatchObject({
    record: {
      legalName: 'Banaras Hindu University',
      alternativeNames: ['బెనారస్ హిందూ విశ్వవిద్యాలయం'],
      originalIds: [second],
    },
  });
});

test('records about which an import is not sure are published for people, until they have decided', async () => {
  const published = async (): Promise<unknown> => {
    const index = await openIndex({ folder: path.join(dataDir, 'index') });
    const text = await index.attachment('likely-duplicates.json');
    await index.close();
    return JSON.parse(text ?? 'null');
  };
  const pages = (sp: string) => ({ container: { vol: '4', sp } });
  rmSync(path.join(dataDir, 'merge-decisions.json'), { force: true });
  await importLines([
    [
      { ...article, ...pages('11') },
      { ...copy, ...pages('57') },
    ],
  ]);
  expect(await published()).toEqual([{ records: [PUBLISHER, REPOSITORY], reason: 'pages', score: 80 }]);
  writeFileSync(
    path.join(dataDir, 'merge-decisions.json'),
    JSON.stringify([{ verdict: 'different', records: [REPOSITORY], others: [PUBLISHER] }]),
  );
  await importLines([[]], true);
  expect(await published()).toEqual([]);
});
