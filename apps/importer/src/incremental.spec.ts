import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { idOf } from '@open-discovery/model/testing';
import { openIndex } from '@open-discovery/search-index';
import type { SearchIndex } from '@open-discovery/search-index';
import { findInputs } from './input/find-inputs.ts';
import { publishBefore } from './publish-before.ts';
import { parseRemovals } from './removals.ts';
import { importInto } from './testing/import-into.ts';
import type { ImportOutcome } from './run-import.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));

interface Options {
  readonly keeps?: boolean;
  /** Lines of a list of records to remove. */
  readonly removed?: readonly string[];
}

/** Imports texts into a separate folder. */
const importTexts = async (
  dataDir: string,
  texts: readonly string[],
  options: Options = {},
): Promise<ImportOutcome> => {
  const input = mkdtempSync(path.join(folder, 'input-'));
  for (const [at, text] of texts.entries()) writeFileSync(path.join(input, `${at}`), text);
  mkdirSync(dataDir, { recursive: true });
  const removals = options.removed ? parseRemovals('ids.txt', options.removed.join('\n')) : null;
  const inputs = await findInputs([input], () => process.stdin);
  return importInto(dataDir, { inputs, removals }, options.keeps);
};

const toLines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');

const FACETS = GRAPH_SCHEMA.keyword.filter(({ facet }) => facet).map(({ name }) => name);
const MOST = 1000;

/** Returns everything that an index answers: records with their relations, facets, totals, and what old ids lead to. */
const answersOf = async (dataDir: string, ids: readonly string[]): Promise<unknown> => {
  const index: SearchIndex = await openIndex({ folder: path.join(dataDir, 'index') });
  const found = await index.search({
    node: { op: 'all' },
    filters: [],
    facets: FACETS.map((field) => ({ field, size: MOST })),
    offset: 0,
    limit: MOST,
  });
  const names = found.hits.map(({ id }) => id).sort();
  const stored = await index.get(names);
  const merged: (readonly [string, string[]])[] = [];
  for (const id of ids) {
    const node = { op: 'value', field: 'originalId', values: [id] } as const;
    const { hits } = await index.search({ node, filters: [], offset: 0, limit: MOST });
    merged.push([id, hits.map((hit) => hit.id).sort()]);
  }
  await index.close();
  return {
    total: found.total,
    records: names.map((name, at): unknown => [name, JSON.parse(stored[at] ?? 'null')]),
    facets: found.facets,
    merged,
  };
};

/** A machine may be busy with other tests. */
const LIMIT_MS = 120_000;

const SOURCES = ['Archive', 'Registry', 'Library'];
const WORKS = 6;
const TITLES = [
  'Sea level rise along the northern coast since 1900',
  'Beetles of mountain meadows in the spring of dry years',
  'Rotational alignment of optical fibers and waveguides',
];
const PEOPLE = ['0000-0002-1825-0097', '0000-0001-5109-3700'];

/** Few works, identifiers, titles and sources, so that records meet, contradict and mention each other. */
const record = fc
  .record({
    work: fc.nat(WORKS - 1),
    namespace: fc.constantFrom('doi_', 'od'),
    source: fc.nat(SOURCES.length - 1),
    title: fc.nat(TITLES.length - 1),
    version: fc.nat(2),
    doi: fc.option(fc.nat(WORKS - 1)),
    project: fc.option(fc.nat(2)),
    institute: fc.option(fc.nat(1)),
    orcid: fc.option(fc.nat(PEOPLE.length - 1)),
  })
  .map(({ work, namespace, source, title, version, doi, project, institute, orcid }) => ({
    id: idOf(namespace, work),
    type: 'publication',
    mainTitle: TITLES[title],
    publisher: `Press ${version}`,
    publicationDate: '2020-05-01',
    authors: [
      {
        fullName: 'Carberry, Josiah',
        ...(orcid === null ? {} : { pid: { id: { scheme: 'orcid', value: PEOPLE[orcid] } } }),
      },
    ],
    collectedFrom: [{ key: idOf('source', source), value: SOURCES[source] }],
    pids: doi === null ? [] : [{ scheme: 'doi', value: `10.5555/${doi}` }],
    projects:
      project === null ? [] : [{ id: idOf('corda', project), code: `${project}`, title: `Tides ${project}` }],
    organizations:
      institute === null ? [] : [{ id: idOf('openorgs', institute), legalName: `Institute ${institute}` }],
  }));

type Record = typeof record extends fc.Arbitrary<infer Value> ? Value : never;

const relation = fc
  .record({
    source: fc.nat(WORKS - 1),
    target: fc.nat(WORKS - 1),
    name: fc.constantFrom('Cites', 'IsPartOf'),
  })
  .map(({ source, target, name }) => ({
    source: idOf('doi_', source),
    target: idOf('od', target),
    relType: { name },
  }));

type Relation = typeof relation extends fc.Arbitrary<infer Value> ? Value : never;

interface Step {
  readonly records: readonly Record[];
  readonly relations: readonly Relation[];
  readonly removed: readonly string[];
}

const step: fc.Arbitrary<Step> = fc.record({
  records: fc.array(record, { maxLength: 6 }),
  relations: fc.array(relation, { maxLength: 3 }),
  removed: fc.array(
    fc.oneof(
      fc.nat(WORKS - 1).map((work) => idOf('doi_', work)),
      fc.nat(WORKS - 1).map((doi) => `https://doi.org/10.5555/${doi}`),
    ),
    { maxLength: 2 },
  ),
});

const isRemoved = ({ id, pids }: Record, removed: readonly string[]): boolean =>
  removed.some((line) => line === id || pids.some(({ value }) => line.endsWith(`/${value}`)));

const isReplaced = (earlier: Record, records: readonly Record[]): boolean =>
  records.some(
    ({ id, collectedFrom }) => id === earlier.id && collectedFrom[0]?.key === earlier.collectedFrom[0]?.key,
  );

/** Returns the records that are there after a step. */
const afterStep = (before: readonly Record[], { records, removed }: Step): readonly Record[] => [
  ...before.filter((earlier) => !isRemoved(earlier, removed) && !isReplaced(earlier, records)),
  ...records,
];

const ALL_IDS = Array.from({ length: WORKS }, (_, at) => [idOf('doi_', at), idOf('od', at)]).flat();

const oaiRecord = (header: string, metadata: string): string =>
  `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords><record><header${header}>
  <identifier>oai:archive.example.org:1</identifier></header>${metadata}</record></ListRecords></OAI-PMH>`;
const harvested = oaiRecord(
  '',
  `<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title>Tides of the north</dc:title><dc:identifier>https://doi.org/10.5555/tides</dc:identifier></oai_dc:dc></metadata>`,
);

const countOf = async (dataDir: string): Promise<number> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  await index.close();
  return index.manifest.documents;
};

const work = (number: number) => ({
  id: idOf('doi_', number),
  type: 'publication',
  mainTitle: `${TITLES[number] ?? ''}`,
  organizations: [{ id: idOf('openorgs', number), legalName: `Institute ${number}` }],
});

describe('an import that keeps the records that are there', () => {
  test(
    'has the same result as one import of all records, whatever was added, replaced and removed before',
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
          run += 1;
          const [stepwise, whole] = [path.join(folder, `stepwise-${run}`), path.join(folder, `whole-${run}`)];
          let records: readonly Record[] = [];
          const relations: Relation[] = [];
          for (const [at, one] of steps.entries()) {
            const { manifest } = await importTexts(stepwise, [toLines([...one.records, ...one.relations])], {
              keeps: at > 0,
              ...(at > 0 ? { removed: one.removed } : {}),
            });
            // An import without a record says so, and keeps nothing.
            if (manifest !== null) relations.push(...one.relations);
            records = afterStep(records, at > 0 ? one : { ...one, removed: [] });
          }
          fc.pre(records.length > 0);
          await importTexts(whole, [toLines([...records, ...relations])]);
          expect(await answersOf(stepwise, ALL_IDS)).toEqual(await answersOf(whole, ALL_IDS));
        }),
        // Shrinking ends in time to report the counterexample.
        { numRuns: 4, plugins: [fc.interruptAfterTimeLimit(LIMIT_MS / 2, { failOnInterrupt: true })] },
      );
    },
    LIMIT_MS,
  );
  test('reports what it replaced and removed, and lines that fit no record; what only a removed record mentions goes with it', async () => {
    const dataDir = path.join(folder, 'reported');
    await importTexts(dataDir, [toLines([work(0), work(1)])]);
    const removals = parseRemovals('ids.txt', `${work(0).id}\n10.5555/none`);
    const input = path.join(folder, 'more.jsonl');
    writeFileSync(input, toLines([{ ...work(1), publisher: 'Press' }]));
    const inputs = await findInputs([input], () => process.stdin);
    const { report } = await importInto(dataDir, { inputs, removals }, true);
    expect(report).toMatchObject({
      replaced: 1,
      removed: 1,
      skipped: 0,
      records: { product: 1, organization: 1 },
    });
    expect(removals.unused()).toEqual(['ids.txt:2: 10.5555/none']);
  });
  test('removes what its source has deleted', async () => {
    const dataDir = path.join(folder, 'deleted');
    await importTexts(dataDir, [harvested, toLines([work(0)])]);
    expect(await countOf(dataDir)).toBe(4);
    const { report } = await importTexts(dataDir, [oaiRecord(' status="deleted"', '')], { keeps: true });
    expect(report).toMatchObject({ removed: 1, skipped: 0, records: { product: 1, organization: 1 } });
  });
  test('publishes an empty index when it has removed the last record', async () => {
    const dataDir = path.join(folder, 'emptied');
    await importTexts(dataDir, [toLines([work(0)])]);
    await importTexts(dataDir, [], { keeps: true, removed: [work(0).id] });
    expect(await countOf(dataDir)).toBe(0);
  });
  test('adds to the records before after going back to these', async () => {
    const dataDir = path.join(folder, 'back');
    await importTexts(dataDir, [toLines([work(0)])]);
    await importTexts(dataDir, [toLines([work(1)])], { keeps: true });
    await publishBefore(dataDir, null, 'import');
    expect(await countOf(dataDir)).toBe(2);
    const { report } = await importTexts(dataDir, [toLines([work(2)])], { keeps: true });
    expect(report.records).toEqual({ product: 2, organization: 2 });
  });
  test('goes back to no index of an earlier version, and names the archive of its records', async () => {
    const dataDir = path.join(folder, 'upgraded');
    await importTexts(dataDir, [toLines([work(0)])]);
    const manifest = path.join(dataDir, 'index/generation-000001/manifest.json');
    const [, ...lines] = readFileSync(manifest, 'utf8').split('\n');
    const body = lines.join('\n').replace(/"format": \d+/, '"format": 1');
    writeFileSync(manifest, `${crc32(body)}\n${body}`);
    await importTexts(dataDir, [toLines([work(1)])], { keeps: true });
    await expect(publishBefore(dataDir, null, 'node apps/importer/dist/main.js')).rejects.toThrow(
      `Import its records: node apps/importer/dist/main.js ${path.join(dataDir, 'records-before.jsonl.gz')}`,
    );
    expect(await countOf(dataDir)).toBe(4);
  });
});
