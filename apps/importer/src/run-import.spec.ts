import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openIndex, publishedManifest } from '@open-discovery/search-index';
import type { IndexClause, SearchIndex } from '@open-discovery/search-index';
import { idOf } from '@open-discovery/model/testing';
import { findInputs } from './input/find-inputs.ts';
import type { Report } from './report/report.ts';
import { skipReason } from './report/skip-reason.ts';
import { importInto } from './testing/import-into.ts';
import type { SkipReason } from './report/skip-reason.ts';

const ARTICLE = idOf('doi_', 1);
const DATA = idOf('doi_', 2);
const COPY = idOf('od', 3);
const PROJECT = idOf('corda__h2020', 4);
const INSTITUTE = idOf('openorgs', 5);
const REPOSITORY = idOf('opendoar', 6);
const TIDE_GAUGES = 'Tide gauges of the northern coast';

const article = {
  id: ARTICLE,
  type: 'publication',
  mainTitle: 'Sea level <i>rise</i> &amp; tides',
  pids: [{ scheme: 'doi', value: '10.5555/SEA.1' }],
  authors: [
    { fullName: 'Carberry, Josiah', rank: 1, pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } } },
  ],
  publicationDate: '2020-05-01',
  bestAccessRight: { code: 'c_abf2', label: 'OPEN' },
  projects: [{ id: PROJECT, code: '777541', title: 'Tides', funder: 'European Commission' }],
  organizations: [{ id: INSTITUTE, legalName: 'Institute of the Sea' }],
  instances: [
    { type: 'Article', hostedBy: { key: REPOSITORY, value: 'Sea Archive' }, refereed: 'peerReviewed' },
  ],
};
const copy = {
  id: COPY,
  type: 'publication',
  mainTitle: 'Sea level rise and tides',
  pids: [{ scheme: 'doi', value: 'https://doi.org/10.5555/sea.1' }],
  instances: [{ type: 'Article', urls: ['https://copy.example.org/1'] }],
};
const dataset = {
  id: `50|${DATA}`,
  type: 'dataset',
  maintitle: TIDE_GAUGES,
  pid: [{ scheme: 'doi', value: '10.5555/sea.2' }],
  publicationdate: '2018-02-30',
};
const institute = {
  id: INSTITUTE,
  legalName: 'Institute of the Sea',
  country: { code: 'NL', label: 'Netherlands' },
};
const none = (): void => undefined;
const relation = (source: string, name: string, target: string) => ({ source, target, relType: { name } });
const lines = (...values: unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

/** A reason as the summary counts it. */
const counted = ({ id, values, sentence: reason }: SkipReason, count: number) => ({
  problem: { id, values },
  reason,
  count,
});

const folder = mkdtempSync(path.join(tmpdir(), 'importer-'));
const dataDir = path.join(folder, 'var');

let clockMs = 0;
const inputsOf = (names: readonly string[]) =>
  findInputs(names, () => {
    throw new Error('no standard input here');
  });
const importFiles = async (names: readonly string[], keeps = false) =>
  importInto(dataDir, { inputs: await inputsOf(names), clock: () => (clockMs += 250) }, keeps);

test('a file that is not there is named', async () => {
  await expect(importFiles([path.join(folder, 'none.jsonl')])).rejects.toThrow(
    `${path.join(folder, 'none.jsonl')} does not exist.`,
  );
});

describe('an import', () => {
  let report: Report;
  let index: SearchIndex;
  const idsOf = async (node: IndexClause): Promise<string[]> => {
    const { hits } = await index.search({ node, filters: [], offset: 0, limit: 50 });
    return hits.map(({ id }) => id).sort();
  };
  const value = (field: string, ...values: string[]): IndexClause => ({ op: 'value', field, values });
  const stored = async (id: string): Promise<unknown> => {
    const [text] = await index.get([id]);
    return text ? JSON.parse(text) : null;
  };

  beforeAll(async () => {
    const input = path.join(folder, 'input');
    mkdirSync(input);
    writeFileSync(
      path.join(input, '1-records.jsonl'),
      lines(
        article,
        '{"broken":',
        '',
        copy,
        article,
        { id: ARTICLE, legalName: 'of another kind' },
        { what: 'ever' },
      ),
    );
    writeFileSync(
      path.join(input, '2-dump.gz'),
      gzipSync(
        lines(
          dataset,
          institute,
          relation(`50|${DATA}`, 'IsSupplementTo', `50|${COPY}`),
          relation(DATA, 'cites', ARTICLE),
          relation(DATA, 'References', ARTICLE),
          relation(DATA, 'Cites', ARTICLE),
          relation(DATA, 'Cites', idOf('doi_', 99)),
          relation(COPY, 'IsRelatedTo', ARTICLE),
        ),
      ),
    );
    writeFileSync(path.join(input, 'notes.txt'), 'words only');
    report = (await importFiles([input])).report;
    index = await openIndex({ folder: path.join(dataDir, 'index') });
  });
  afterAll(async () => {
    await index.close();
  });

  test('accounts for every line', () => {
    const rows = report.files.map(({ name, read, kept, merged, skipped }) => [
      path.basename(name),
      read,
      kept,
      merged,
      skipped,
    ]);
    expect(rows).toEqual([
      ['1-records.jsonl', 6, 1, 2, 3],
      ['2-dump.gz', 8, 5, 1, 2],
      ['notes.txt', 1, 0, 0, 1],
    ]);
  });
  test('says what it skipped and why, also in the file', () => {
    const reasons = report.shown
      .map(({ file, line, reason }) => `${path.basename(file)}:${line}: ${reason}`)
      .sort();
    expect(reasons).toEqual([
      '1-records.jsonl:2: not JSON: "{\\"broken\\":"',
      '1-records.jsonl:6: another kind of record (product) has the same id',
      '1-records.jsonl:7: no known kind of record',
      '2-dump.gz:7: a relation with a record that is not here',
      '2-dump.gz:8: a relation of a record with itself',
      'notes.txt:1: not JSON: "words only"',
    ]);
    const list = readFileSync(path.join(dataDir, 'import-report.jsonl'), 'utf8').trim().split('\n');
    expect(list.length).toBe(report.skipped + report.fields.length);
  });
  test('says which fields records could not take as they are, also in the file', () => {
    const lost = { kind: 'product', field: 'publicationDate', partly: 1, refused: 0, unknown: 0 };
    expect(report.fields).toMatchObject([{ ...lost, example: { id: DATA, value: '2018-02-30', line: 1 } }]);
    const list = readFileSync(path.join(dataDir, 'import-report.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(list.at(-1) ?? '')).toMatchObject(lost);
  });
  test('publishes its summary with the index', () => {
    const { generation } = index.manifest;
    const summary: unknown = JSON.parse(
      readFileSync(path.join(dataDir, 'index', generation, 'import-report.json'), 'utf8'),
    );
    const name = (file: string) => `input/${file}`;
    expect(summary).toEqual({
      startedAt: '2026-01-01T00:00:00.000Z',
      durationMs: 250,
      inputs: {
        total: 3,
        files: [
          { name: name('1-records.jsonl'), format: 'record', read: 6, kept: 1, merged: 2, skipped: 3 },
          { name: name('2-dump.gz'), format: 'record', read: 8, kept: 5, merged: 1, skipped: 2 },
          {
            ...{ name: name('notes.txt'), format: null, read: 1, kept: 0, merged: 0, skipped: 1 },
            problem: { id: 'not-json', values: {} },
          },
        ],
        sources: [],
      },
      records: report.records,
      derived: report.derived,
      skipped: {
        total: 6,
        reasons: [
          counted(skipReason('not-json'), 2),
          counted(skipReason('unknown-record'), 1),
          counted(skipReason('other-kind', { kind: 'product' }), 1),
          counted(skipReason('self-relation'), 1),
          counted(skipReason('lost-relation'), 1),
        ],
      },
      fields: {
        total: 1,
        shown: [
          {
            kind: 'product',
            field: 'publicationDate',
            partly: 1,
            refused: 0,
            unknown: 0,
            example: '2018-02-30',
          },
        ],
      },
      links: { kept: report.relations, unresolved: report.unresolved },
    });
  });
  test('keeps the known part of a date, and the source’s own text of it', async () => {
    expect(await stored(DATA)).toMatchObject({
      record: {
        publicationDate: '2018-02-01',
        originalValues: [{ field: 'publicationDate', value: '2018-02-30' }],
      },
    });
  });
  test('stores with a work those to which it has relations, under the surviving ids', async () => {
    const other = { id: ARTICLE, type: 'publication', pid: { scheme: 'doi', value: '10.5555/SEA.1' } };
    expect(await stored(DATA)).toMatchObject({
      links: expect.arrayContaining([
        { relation: 'IsSupplementTo', ...other },
        { relation: 'Cites', ...other },
      ]),
    });
  });
  test('makes records of those that are only mentioned', () => {
    expect(report.derived).toEqual({ project: 1, dataSource: 1, person: 1 });
    expect(report.records).toEqual({ product: 2, organization: 1, project: 1, dataSource: 1, person: 1 });
  });
  test.each<[string, IndexClause, string[]]>([
    ['title words', { op: 'words', text: 'sea rise tides' }, [ARTICLE]],
    [
      'author',
      { op: 'and', nodes: [{ op: 'words', text: 'carberry', fields: ['author'] }, value('kind', 'product')] },
      [ARTICLE],
    ],
    ['ORCID', value('author', '0000-0002-1825-0097'), [ARTICLE]],
    ['DOI', { op: 'value', field: 'pid', values: ['10.5555/sea.1'] }, [ARTICLE]],
    ['an old title', { op: 'words', text: 'tide gauges northern' }, [DATA]],
    ['project', { op: 'value', field: 'project', values: [PROJECT] }, [ARTICLE]],
    [
      'country of the organization',
      { op: 'and', nodes: [value('country', 'NL'), value('kind', 'product')] },
      [ARTICLE],
    ],
    ['who cites', value('relation', `Cites ${ARTICLE}`), [DATA]],
    ['who is cited', value('relation', `IsCitedBy ${DATA}`), [ARTICLE]],
    ['a relation to an id that gave way', value('relation', `IsSupplementedBy ${DATA}`), [ARTICLE]],
    ['from the project', value('relation', `isProducedBy ${PROJECT}`), [ARTICLE]],
    ['to the project', value('relation', `produces ${ARTICLE}`), [PROJECT]],
    ['from the host', value('relation', `isHostedBy ${REPOSITORY}`), [ARTICLE]],
  ])('finds by %s', async (_what, node, expected) => {
    expect(await idsOf(node)).toEqual(expected);
  });
  test('keeps one record for one DOI, with every instance and the citations inside the corpus', async () => {
    expect(await stored(COPY)).toBeNull();
    expect(await stored(ARTICLE)).toMatchObject({
      kind: 'product',
      record: {
        mainTitle: 'Sea level <i>rise</i> & tides',
        originalIds: [COPY],
        instances: [{ refereed: 'peerReviewed' }, { urls: ['https://copy.example.org/1'] }],
        organizations: [{ id: INSTITUTE, countries: [{ code: 'NL' }] }],
        indicators: { citationImpact: { citationCount: 1 } },
      },
    });
  });
  test('leaves no staged rows behind', () => {
    expect(readdirSync(dataDir).sort()).toEqual([
      'import-report.jsonl',
      'index',
      'record-days.jsonl.gz',
      'records.jsonl.gz',
    ]);
  });
  test('another one with --keep adds to it, and an open index takes it up', async () => {
    const added = path.join(folder, 'added.jsonl');
    writeFileSync(added, lines({ id: idOf('doi_', 7), type: 'software', mainTitle: 'Tide maker' }));
    const { report: second } = await importFiles([added], true);
    expect(second.skipped).toBe(0);
    expect(second.records).toEqual({ ...report.records, product: 3 });
    expect(second.derived).toEqual(report.derived);
    expect(await index.refresh()).toBe(true);
    expect(await idsOf({ op: 'words', text: 'maker' })).toEqual([idOf('doi_', 7)]);
    expect(await idsOf(value('relation', `Cites ${ARTICLE}`))).toEqual([DATA]);
  });
  test('says when its records were published, not when it began', async () => {
    const dataDir = path.join(folder, 'slow');
    const file = path.join(folder, 'slow.jsonl');
    writeFileSync(file, lines({ id: idOf('doi_', 8), type: 'software', mainTitle: 'Slow tides' }));
    let ms = 0;
    const phase = (name: string): void => void (ms += name === 'indexing' ? 3_600_000 : 0);
    const progress = { phase, bytes: none, record: none, step: none, end: none };
    await importInto(dataDir, { inputs: await inputsOf([file]), clock: () => ms, progress });
    const { createdAt, publishedAt } = publishedManifest(path.join(dataDir, 'index'));
    expect([createdAt, publishedAt]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T01:00:00.000Z']);
  });
  test('one that finds nothing does not change the index', async () => {
    const nothing = path.join(folder, 'nothing.json');
    writeFileSync(nothing, '[]');
    const { manifest } = await importFiles([nothing]);
    expect(manifest).toBeNull();
    expect(await index.refresh()).toBe(false);
  });
});
