import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import fc from 'fast-check';
import { EngineError } from '../engine-error.ts';
import type { EngineQuery } from '../engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../search-engine.ts';
import { anyEngineQuery } from '../testing/any-engine-query.ts';
import { any, facetsOf, products, text } from '../testing/contract/contract-session.ts';
import { goldenCorpus } from '../testing/golden-corpus.ts';
import type { GoldenRecord } from '../testing/golden-corpus.ts';
import { openEmbedded } from '../testing/open-embedded.ts';
import { describeCluster, openOnCluster } from './testing/test-cluster.ts';

jest.setTimeout(60_000);

/** Enough to meet each part of the grammar, and quick on a busy machine. */
const SEARCHES = 60;
/** The greatest number that the index stores. */
const GREATEST = 2 ** 31 - 1;
const ORCID = { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } };

/** Products on which the engines have differed. */
const ODD: readonly Partial<ResearchProduct>[] = [
  { mainTitle: 'x'.repeat(40_000), publisher: 'x'.repeat(40_000) },
  { mainTitle: 'An author without a name', authors: [{ fullName: '', rank: 1, pid: ORCID }] },
  { mainTitle: 'An author with half a letter', authors: [{ fullName: 'Doe \ud800', rank: 1, pid: ORCID }] },
  { mainTitle: 'A publisher in small letters', publisher: 'tidal press' },
  { mainTitle: 'A publisher with a sign', publisher: 'Tidal Press:' },
  { mainTitle: 'Viewed most of all', indicators: { usageCounts: { views: GREATEST, downloads: 0 } } },
  { mainTitle: 'A value that begins like a group', language: { code: '~odd', label: null } },
];

const records = (): GoldenRecord[] => [
  ...goldenCorpus(),
  ...ODD.map((product, number): GoldenRecord => ({
    item: { kind: 'product', record: { id: idOf('odd', number), type: 'publication', ...product } },
    relations: [],
  })),
];

const isRanked = ({ sort = [] }: EngineQuery): boolean =>
  sort.length === 0 || sort.some(({ by }) => by === 'relevance' || by === 'textRelevance');

/** Returns the parts of an answer that are the same whichever engine gives it. The order by relevance is not. */
const comparable = ({ total, hits, facets, next }: SearchAnswer, query: EngineQuery) => {
  const found = hits.map(({ record, highlights }) => [record.id, highlights] as const);
  const isKnown = !isRanked(query) || hits.length === total;
  const known = isRanked(query) ? found.toSorted(([a], [b]) => (a < b ? -1 : 1)) : found;
  return { total, facets, length: hits.length, isLast: next === null, ...(isKnown ? { known } : {}) };
};

/** Returns the answer, or the message of a refusal. Throws any other failure. */
const orRefusal = async <T>(answer: Promise<T>): Promise<T | string> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EngineError && ['query', 'words'].includes(error.reason)) return error.message;
    throw error;
  }
};

describeCluster('any search of a cluster and of the embedded index', () => {
  let opened: Awaited<ReturnType<typeof openEmbedded | typeof openOnCluster>>[];
  beforeAll(async () => {
    opened = await Promise.all([openEmbedded(records()), openOnCluster(records())]);
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  const expectSame = async (question: (engine: SearchEngine) => Promise<unknown>): Promise<void> => {
    const [ours, theirs] = await Promise.all(opened.map(({ engine }) => orRefusal(question(engine))));
    expect(theirs).toEqual(ours);
  };

  test.each<[string, Partial<EngineQuery>]>([
    [
      'beyond the numbers of a field',
      { filters: [{ name: 'a', is: 'range', field: 'views', from: 1e300, to: null }] },
    ],
    ['before them', { filters: [{ name: 'a', is: 'range', field: 'citations', from: -1e300, to: 2 ** 53 }] }],
    ['in ascending order up to the greatest number', { sort: [{ by: 'views', descending: false }] }],
    ['with an empty id', { filters: [any('id', '', idOf('test', 1))] }],
    ['with half a letter', { facets: [{ field: 'author', size: 9, including: ['\ud800'] }] }],
    [
      'for a long text within labels',
      { facets: [{ field: 'publisher', size: 9, contains: 'x'.repeat(400) }] },
    ],
    [
      'for a text within the label of one value of a group',
      { facets: [{ field: 'publisher', size: 9, contains: 's:' }] },
    ],
    [
      'with another value of a group',
      { facets: [{ field: 'publisher', size: 0, including: ['~tidal press'] }] },
    ],
    [
      'with the group of a field without groups',
      { facets: [{ field: 'author', size: 0, including: ['~Doe, Jane'] }] },
    ],
    ['for values that begin like a group', { facets: facetsOf('language') }],
    ['for the label of a value that has several', { facets: facetsOf('author') }],
    ['for records with an author', { text: text('author:*') }],
  ])('%s: the same answer', async (_which, parts) => {
    const query = products({ limit: 500, ...parts });
    await expectSame(async (engine) => comparable(await engine.search(query), query));
  });
  test('has the same answer, total, sum and places, or the same refusal', async () => {
    await fc.assert(
      fc.asyncProperty(anyEngineQuery, async (query) => {
        await expectSame(async (engine) => comparable(await engine.search(query), query));
        await expectSame((engine) => engine.count([query]));
        await expectSame((engine) => engine.sum(query, 'citations'));
        await expectSame(async (engine) =>
          (await engine.scan(query, { from: 0, limit: 50 })).records.map(({ record }) => record.id),
        );
      }),
      { numRuns: SEARCHES, seed: 2 },
    );
  });
  test('goes on after each page in the same order, and has each hit once', async () => {
    const query = products({ sort: [{ by: 'citations', descending: true }], limit: 70 });
    await expectSame(async (engine) => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const answer: SearchAnswer = await engine.search({ ...query, after });
        ids.push(...answer.hits.map(({ record }) => record.id));
        after = answer.next;
      } while (after !== null);
      expect(new Set(ids).size).toBe(ids.length);
      return ids;
    });
  });
});
