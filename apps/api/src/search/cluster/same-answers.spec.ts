import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { SearchAnswer, SearchEngine } from '../search-engine.ts';
import { facetsOf, products, text } from '../testing/contract/contract-session.ts';
import { JUDGMENTS } from '../testing/judged/data/judgments.ts';
import { sampleRecords } from '../testing/judged/sample-session.ts';
import { openEmbedded } from '../testing/open-embedded.ts';
import { describeCluster, openOnCluster } from './testing/test-cluster.ts';

jest.setTimeout(60_000);

type Opened = Awaited<ReturnType<typeof openEmbedded | typeof openOnCluster>>;

const SHAPES = {
  words: (words) => words.join(' '),
  alternatives: (words) => words.join(' OR '),
  phrase: (words) => `"${words.join(' ')}"`,
  prefix: (words) => `${words.join(' ').slice(0, -1)}*`,
  'without a word': ([first = '', ...others]) => `${others.join(' ')} -${first}`,
  'in the title': ([first = '']) => `title:${first}`,
} as const satisfies Record<string, (words: readonly string[]) => string>;

const FACETS = [
  'type',
  'author',
  'subject',
  'publisher',
  'organization',
  'hostingSource',
  'year',
  'language',
];

/** Enough to meet every kind of word, and quick on a busy machine. */
const SOUGHT = Object.keys(JUDGMENTS).filter((_, index) => index % 3 === 0);

/** Returns the parts of an answer that do not depend on the order of its hits. */
const comparable = ({ total, hits, facets }: SearchAnswer) => ({
  total,
  hits: hits
    .map(({ record, highlights }) => ({ id: record.id, highlights }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  facets,
});

describeCluster('a cluster and the embedded index', () => {
  let opened: Opened[];
  beforeAll(async () => {
    const records = sampleRecords();
    opened = await Promise.all([openEmbedded(records), openOnCluster(records)]);
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
  });

  /** Asks both engines; the answers are in their order. */
  const ask = <T>(question: (engine: SearchEngine) => Promise<T>): Promise<T[]> =>
    Promise.all(opened.map(({ engine }) => question(engine)));

  test.each(Object.entries(SHAPES))(
    'find the same products, with the same marks: %s',
    async (_shape, shape) => {
      for (const words of SOUGHT) {
        const query = products({ text: text(shape(words.split(' '))), limit: 1_000, highlight: true });
        const [ours, theirs] = (await ask((engine) => engine.search(query))).map(comparable);
        expect({ words, ...theirs }).toEqual({ words, ...ours });
      }
    },
  );
  test('count the same values, with the same labels', async () => {
    for (const words of ['', 'data', 'climate OR genome', 'model -data']) {
      const query = products({
        text: words === '' ? { op: 'all' } : text(words),
        facets: facetsOf(...FACETS),
      });
      const [ours, theirs] = await ask((engine) => engine.search({ ...query, limit: 0 }));
      expect(theirs?.facets).toEqual(ours?.facets);
    }
  });
  test.each([
    ['by title', 'title', false],
    ['by title, backwards', 'title', true],
    ['newest first', 'date', true],
    ['most cited first', 'citations', true],
  ] as const)('sort in the same order: %s', async (_order, by, descending) => {
    const query = products({ sort: [{ by, descending }], limit: 1_000 });
    const [ours, theirs] = await ask(async (engine) =>
      (await engine.search(query)).hits.map(({ record }) => record.id),
    );
    expect(theirs).toEqual(ours);
  });
  test('complete words in the same way', async () => {
    for (const prefix of ['a', 'da', 'clim', 'sm', 'the ', 'É', '日', '  ', '10.1']) {
      const [ours, theirs] = await ask((engine) => engine.suggest(prefix, { limit: 8 }));
      const counts = theirs?.map(({ count }) => count);
      expect(counts).toEqual(ours?.map(({ count }) => count));
    }
  });
});
