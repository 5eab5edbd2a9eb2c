import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Generation } from '../generation/generation.ts';
import { loadGeneration } from '../generation/load-generation.ts';
import { publishedGeneration } from '../generation/publish.ts';
import type { IndexAnswer, IndexClause, IndexQuery } from '../query-types.ts';
import { buildSample } from '../testing/build-sample.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sampleDocument } from '../testing/sample-schema.ts';
import { QueryClock } from './query-clock.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { Searcher } from './searcher.ts';

const DOCUMENTS = 40_000;
const TERMS = 4_000;
const ROUNDS = 10;

const folder = newFolder();
let searcher: Searcher;
beforeAll(async () => {
  const documents = Array.from({ length: DOCUMENTS }, (_, at) =>
    sampleDocument(String(at), {
      title: `tide${at % TERMS} sea`,
      keyword: { type: [at % 50 === 0 ? 'dataset' : 'publication'], authorId: [`Author ${at}`] },
    }),
  );
  await buildSample(folder, documents);
  searcher = new Searcher(new Generation(loadGeneration(path.join(folder, publishedGeneration(folder)))));
});
afterAll(() => searcher.generation.close());

const queryOf = (node: IndexClause, rest: Partial<IndexQuery> = {}): IndexQuery => ({
  node,
  filters: [],
  offset: 0,
  limit: 1,
  ...rest,
});

/** Returns how often a search checks its time limit. */
const checksOf = (query: IndexQuery): number => {
  let checks = 0;
  searcher.search(query, new QueryClock({ now: () => (checks += 1), timeLimitMs: Infinity }));
  return checks;
};

/** Returns the shortest time of several searches. */
const msOf = (node: IndexClause): number => {
  const clock = new QueryClock({ now: () => 0, timeLimitMs: 1 });
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    searcher.search(queryOf(node), clock);
    return performance.now() - start;
  });
  return Math.min(...times);
};

const beginning: IndexClause = { op: 'prefix', text: 'tide' };
const most: IndexClause = { op: 'value', field: 'type', values: ['publication'] };

test('the beginning of many words costs about the same among most documents as among all', () => {
  const alone = msOf(beginning);
  // To look each of them up in the list of each word would take some forty times as long.
  expect(msOf({ op: 'and', nodes: [most, beginning] })).toBeLessThan(10 * alone);
});

/** Returns the bytes that the results of a search hold outside of the heap while it runs, at most. */
const bytesOf = (node: IndexClause): number => {
  let most = 0;
  const start = process.memoryUsage().arrayBuffers;
  const now = (): number => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - start);
    return 0;
  };
  searcher.search(queryOf(node), new QueryClock({ now, timeLimitMs: 1 }));
  return most;
};
const sea: IndexClause = { op: 'words', text: 'sea' };
const repeated = (times: number): IndexClause[] => Array.from({ length: times }, () => sea);

test.each<[string, IndexClause]>([
  ['as a phrase', { op: 'phrase', text: 'sea '.repeat(250) }],
  ['as alternatives', { op: 'or', nodes: repeated(250) }],
  [
    'in alternatives of pairs',
    { op: 'or', nodes: repeated(120).map((node) => ({ op: 'and', nodes: [most, node] })) },
  ],
])('the lists of a word that a search repeats %s are in memory once', (_place, node) => {
  // A list has 5 bytes for a document, so 250 of them would have 50 MB.
  expect(bytesOf(node)).toBeLessThan(20 * 5 * DOCUMENTS);
});

test('a facet with a text is left at the time limit, however many values it has', () => {
  const facet = { field: 'authorId', size: 10 };
  const all = checksOf(queryOf({ op: 'all' }, { facets: [facet] }));
  expect(checksOf(queryOf({ op: 'all' }, { facets: [{ ...facet, contains: '9' }] }))).toBeGreaterThan(
    all + 10,
  );
});

test('a page of documents that are too long for one ends early, and its cursor goes on', async () => {
  const stored = 'a'.repeat(QUERY_LIMITS.hitsLength / 2);
  const documents = ['1', '2', '3'].map((id) => sampleDocument(id, { stored }));
  const longFolder = path.join(folder, 'long');
  mkdirSync(longFolder);
  await buildSample(longFolder, documents);
  const generation = new Generation(loadGeneration(path.join(longFolder, publishedGeneration(longFolder))));
  const long = new Searcher(generation);
  const clock = new QueryClock({ now: () => 0, timeLimitMs: 1 });
  const first = long.search(queryOf({ op: 'all' }, { limit: 3 }), clock);
  const rest = long.search(queryOf({ op: 'all' }, { limit: 3, after: first.next ?? '' }), clock);
  const idsOf = ({ hits }: IndexAnswer) => hits.map(({ id }) => id);
  expect([first, rest].map(idsOf)).toEqual([['1', '2'], ['3']]);
  expect(rest.next).toBeNull();
  generation.close();
});
