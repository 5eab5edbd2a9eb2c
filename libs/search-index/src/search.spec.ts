import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { newFolder } from './testing/new-folder.ts';
import { sampleDocument } from './testing/sample-schema.ts';
import type { SearchIndex } from './index-types.ts';
import type { IndexQuery, IndexClause } from './query-types.ts';
import { QUERY_LIMITS } from './query/query-limits.ts';

const folder = newFolder();
let index: SearchIndex;

const words = (text: string, fields?: string[]): IndexClause => ({ op: 'words', text, fields });
const query = (node: IndexClause, more: Partial<IndexQuery> = {}): IndexQuery => ({
  node,
  filters: [],
  offset: 0,
  limit: 10,
  ...more,
});
const idsOf = async (node: IndexClause, more: Partial<IndexQuery> = {}): Promise<string[]> =>
  (await index.search(query(node, more))).hits.map(({ id }) => id);

const documents = [
  sampleDocument('sea', {
    title: 'Sea level rise',
    text: {
      abstract: 'Oceans warm. The naïve models of rising seas 😀 were wrong.',
      author: ['Smith, Jane', 'Smiths, Bob'],
    },
    keyword: { subject: ['Oceans', 'Climate'], type: ['publication'] },
    number: { year: 2001, date: 11_000, citations: 3 },
    suggest: [{ text: 'Sea level rise', group: 'title' }],
  }),
  sampleDocument('level', {
    title: 'The level of the sea: how it will rise',
    text: { pid: ['10.1038/nature12373'] },
    keyword: { subject: ['oceans'], type: ['dataset'] },
    number: { year: 2001, date: 11_000, citations: 3 },
    suggest: [{ text: 'Seaside towns', group: 'title', weight: 5 }],
  }),
  sampleDocument('genes', {
    title: 'Genes & proteins',
    text: { abstract: 'After 10.1038/nature12373, v1.2 was measured. 中国科学院' },
    keyword: { subject: ['Biology'], authorId: [{ value: 'a1', label: 'Ashish Vaswani' }] },
    number: { year: 2020, date: 18_262, citations: 900 },
    suggest: [{ text: 'Ashish Vaswani', group: 'author', weight: 2 }],
  }),
  sampleDocument('old', { title: 'Genes & proteins', number: { date: 1000 } }),
];

beforeAll(async () => {
  await buildSample(folder, documents);
  index = await openIndex({ folder });
});

afterAll(() => index.close());

describe('searching', () => {
  test.each<[string, IndexClause, string[]]>([
    ['plural and case do not matter', words('MODEL'), ['sea']],
    ['diacritics do not matter', words('naive'), ['sea']],
    ['a hyphen finds both words', words('sea-level'), ['sea', 'level']],
    ['names are not stemmed', words('smiths'), ['sea']],
    ['a pasted DOI finds its record, and who mentions it', words('10.1038/NATURE12373'), ['level', 'genes']],
    ['part of a DOI finds it', words('nature12373', ['pid']), ['level']],
    ['one Chinese character finds longer words', words('学'), ['genes']],
    ['a phrase needs its order', { op: 'phrase', text: 'sea level' }, ['sea']],
    ['no phrase runs from one author into the next', { op: 'phrase', text: 'jane smiths' }, []],
    ['the last word may go on', { op: 'prefix', text: 'rise se' }, ['sea', 'level']],
    ['what is not', { op: 'not', node: words('sea') }, ['genes', 'old']],
    ['values without case', { op: 'value', field: 'subject', values: ['OCEANS'] }, ['sea', 'level']],
    ['signs alone ask for nothing', words('*** –'), ['sea', 'level', 'genes', 'old']],
  ])('%s', async (_, node, expected) => {
    expect((await idsOf(node)).sort()).toEqual([...expected].sort());
  });

  test('adjacent words in the title come first', async () => {
    expect(await idsOf(words('level sea'))).toEqual(['sea', 'level']);
    expect(await idsOf(words('sea level'))).toEqual(['sea', 'level']);
  });

  test('the recent and much used comes first among equals', async () => {
    expect(await idsOf(words('genes'))).toEqual(['genes', 'old']);
  });

  test('by the relevance of the words, only the words count, and whatever is equal keeps its order in the index', async () => {
    const sort = [{ by: 'textRelevance', descending: true }];
    const title = words('genes', ['title']);
    const { hits, maxScore } = await index.search(query(title, { sort, explain: true }));
    expect(hits.map(({ id }) => id)).toEqual(['genes', 'old']);
    for (const { score, explain } of hits) {
      expect(score).toBe(maxScore);
      expect(explain?.contribution.map(({ source }) => source)).toEqual(['title: gen']);
    }
    expect(await idsOf({ op: 'all' }, { sort })).toEqual(await idsOf({ op: 'all' }));
  });

  test('of several orders by score, the first decides whether boosts count', async () => {
    const [boosted, unboosted] = [
      { by: 'relevance', descending: true },
      { by: 'textRelevance', descending: true },
    ];
    const scoresOf = async (sort: IndexQuery['sort']) =>
      (await index.search(query(words('genes'), { sort }))).hits.map(({ score }) => score);
    expect(await scoresOf([boosted, unboosted])).toEqual(await scoresOf([boosted]));
    expect(await scoresOf([unboosted, boosted])).toEqual(await scoresOf([unboosted]));
    expect(await scoresOf([unboosted])).not.toEqual(await scoresOf([boosted]));
  });

  test.each([
    [
      'by a number; without one last',
      [{ by: 'citations', descending: false }],
      ['sea', 'level', 'genes', 'old'],
    ],
    [
      'by a number, greatest first; without one last',
      [{ by: 'citations', descending: true }],
      ['genes', 'sea', 'level', 'old'],
    ],
    [
      'by a number up to a limit; greater ones as if they were missing',
      [{ by: 'date', descending: true, atMost: 12_000 }],
      ['sea', 'level', 'old', 'genes'],
    ],
    ['by title', [{ by: 'title', descending: false }], ['genes', 'old', 'sea', 'level']],
  ])('sorts %s', async (_, sort, expected) => {
    expect(await idsOf({ op: 'all' }, { sort })).toEqual(expected);
  });

  test('facets can be searched and sorted, and have labels', async () => {
    const { facets } = await index.search(
      query(
        { op: 'all' },
        {
          facets: [
            { field: 'subject', size: 5, contains: 'óce' },
            { field: 'authorId', size: 5 },
            { field: 'year', size: 1, order: 'value' },
          ],
        },
      ),
    );
    expect(facets).toEqual({
      subject: {
        values: [
          { value: 'Oceans', label: 'Oceans', count: 1 },
          { value: 'oceans', label: 'oceans', count: 1 },
        ],
        distinct: 2,
        missing: 1,
      },
      authorId: { values: [{ value: 'a1', label: 'Ashish Vaswani', count: 1 }], distinct: 1, missing: 3 },
      year: { values: [{ value: '2020', label: '2020', count: 1 }], distinct: 2, missing: 1 },
    });
  });

  test('a facet includes requested values with their labels, however rare', async () => {
    const including = ['oceans', 'Oceans', 'nobody', '', 'a1'];
    const asked = { size: 1, including };
    const { facets } = await index.search(
      query(
        { op: 'ids', ids: [] },
        { facets: ['subject', 'authorId'].map((field) => ({ field, ...asked })) },
      ),
    );
    expect(facets['authorId']?.values).toEqual([{ value: 'a1', label: 'Ashish Vaswani', count: 0 }]);
    expect(facets['subject']?.values.map(({ value, count }) => [value, count])).toEqual([
      ['oceans', 0],
      ['Oceans', 0],
    ]);
    expect(facets['subject']?.distinct).toBe(0);
  });

  test('long lists of ids, again and again, leave out their own documents', async () => {
    const unknown = Array.from({ length: 300 }, (_, number) => `unknown-${number}`);
    const leftBy = (...ids: string[]) =>
      idsOf(
        { op: 'not', node: { op: 'ids', ids: [...unknown, ...ids] } },
        { sort: [{ by: 'date', descending: true }] },
      );
    for (let round = 0; round < 2; round += 1) {
      expect(await leftBy('genes')).toEqual(['sea', 'level', 'old']);
      expect(await leftBy('sea', 'old')).toEqual(['genes', 'level']);
    }
  });

  test('marks exactly the matches', async () => {
    const { hits } = await index.search(
      query(words('naive sea'), { highlight: { fields: ['title', 'abstract'], passageChars: 40 } }),
    );
    const marked = Object.entries(hits[0]?.highlights ?? {}).map(([field, { text, marks }]) => [
      field,
      text,
      marks.map(([from, to]) => text.slice(from, to)),
    ]);
    expect(marked).toEqual([
      ['title', 'Sea level rise', ['Sea']],
      ['abstract', expect.stringContaining('naïve models of rising seas'), ['naïve', 'seas']],
    ]);
    expect(hits[0]?.highlights?.['abstract']?.text.length).toBeLessThanOrEqual(40);
  });

  test.each([
    ['by the most used first', 'sea', undefined, ['Seaside towns', 'Sea level rise']],
    ['by a later word', 'vasw', undefined, ['Ashish Vaswani']],
    ['by values of a field', 'ocea', ['subject'], ['Oceans', 'oceans']],
    ['only in the wanted groups', 'sea', ['author'], []],
    ['nothing for nothing', ' ', undefined, []],
  ])('completes %s', async (_, prefix, groups, expected) => {
    const suggestions = await index.suggest(prefix, { limit: 5, groups });
    expect(suggestions.map(({ text }) => text)).toEqual(expected);
  });

  test.each([
    ['protien', ['proteins']],
    ['lvel', ['level']],
    ['level', []],
    ['xq', []],
  ])('suggests other spellings of %j', async (word, expected) => {
    expect((await index.similarTerms(word)).map(({ term }) => term)).toEqual(expected);
  });

  test('counts the documents with each word from the dictionary', async () => {
    const words = ['level', 'Levels', 'protein', 'nothing', ''];
    const counts = await Promise.all(
      words.map(async (text) =>
        text === '' ? 0 : index.count([query({ op: 'words', text })]).then(([n]) => n),
      ),
    );
    expect(await index.wordCounts(words)).toEqual(counts);
    expect(counts[0]).toBeGreaterThan(0);
  });

  const deep = Array.from({ length: QUERY_LIMITS.depth }).reduce<IndexClause>(
    (node) => ({ op: 'not', node }),
    { op: 'all' },
  );
  test.each<[string, IndexQuery]>([
    ['too deep', query(deep)],
    ['too wide', query({ op: 'or', nodes: Array.from({ length: 1001 }, () => ({ op: 'all' }) as const) })],
    ['too long', query(words('x'.repeat(1_000_000)))],
    ['an unknown field', query({ op: 'value', field: 'nothing', values: ['x'] })],
    ['an unknown facet', query({ op: 'all' }, { facets: [{ field: 'hidden', size: 3 }] })],
    ['an unknown sort', query({ op: 'all' }, { sort: [{ by: 'nothing', descending: true }] })],
    ['a cursor of something else', query({ op: 'all' }, { after: 'rubbish' })],
    ['a page too far', query({ op: 'all' }, { offset: 100_000 })],
    ['half a document', query({ op: 'all' }, { limit: 0.5 })],
  ])('refuses what is %s', async (_, refused) => {
    await expect(index.search(refused)).rejects.toMatchObject({ name: 'IndexError', reason: 'query' });
  });

  test('refuses too many words', async () => {
    await expect(index.search(query(words('a '.repeat(400))))).rejects.toMatchObject({
      name: 'IndexError',
      reason: 'words',
    });
  });

  test.each(['*', '"', '\ud800', '\ud800a', '(((', 'AND OR NOT', '\u0000', '😀'])(
    'answers %j',
    async (text) => {
      for (const op of ['words', 'phrase', 'prefix'] as const) await index.search(query({ op, text }));
      await index.suggest(text, { limit: 3 });
      await index.similarTerms(text);
      expect(await index.get([text])).toEqual([null]);
    },
  );
});
