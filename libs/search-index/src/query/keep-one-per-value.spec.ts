import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { IndexDocument } from '../document-types.ts';
import type { SearchIndex } from '../index-types.ts';
import { openIndex } from '../open-index.ts';
import type { IndexClause, IndexQuery, SortKey } from '../query-types.ts';
import { buildSample } from '../testing/build-sample.ts';
import { newFolder } from '../testing/new-folder.ts';
import { randomFrom, RandomCorpus } from '../testing/random-documents.ts';

const DOCUMENTS = 200;
const random = randomFrom(3);
const corpus = new RandomCorpus(11);

/** The value that documents share, or the id of one without it. */
const groups = new Map<string, string>();

/** A third of the documents has no group; the others share one of few, as a list of values and as a set of them. */
const documents = corpus.documents(DOCUMENTS).map((document): IndexDocument => {
  const group = Math.floor(random() * 90);
  const values = group < 60 ? [`g${group}`] : undefined;
  groups.set(document.id, values?.[0] ?? document.id);
  return { ...document, keyword: { ...document.keyword, authorId: values, type: values } };
});
const byId = new Map(documents.map((document) => [document.id, document]));
const groupOf = (id: string): string => groups.get(id) ?? id;
const dateOf = (id: string): number => byId.get(id)?.number['date'] ?? -1;

const folder = newFolder();
let index: SearchIndex;
beforeAll(async () => {
  await buildSample(folder, documents);
  index = await openIndex({ folder });
});
afterAll(() => index.close());

const NEWEST: SortKey = { by: 'date', descending: true };
const queryOf = (node: IndexClause, rest: Partial<IndexQuery> = {}): IndexQuery => ({
  node,
  filters: [],
  offset: 0,
  limit: DOCUMENTS,
  ...rest,
});
const idsOf = async (query: IndexQuery): Promise<string[]> =>
  (await index.search(query)).hits.map(({ id }) => id);

const anyClause = fc.constantFrom(...Array.from({ length: 80 }, () => corpus.query()));
const anySort = fc.constantFrom<readonly SortKey[]>(
  [{ by: 'relevance', descending: true }],
  [NEWEST],
  [{ by: 'title', descending: false }],
);

test.each(['authorId', 'type'])(
  'pages list the newest document of each value of %s, each once',
  async (field) => {
    await fc.assert(
      fc.asyncProperty(anyClause, anySort, fc.integer({ min: 1, max: 40 }), async (node, sort, size) => {
        const onePer = { field, first: NEWEST };
        const all = await idsOf(queryOf(node, { sort }));
        const newest = new Map<string, string>();
        for (const id of documents.map((document) => document.id).filter((one) => all.includes(one))) {
          const known = newest.get(groupOf(id));
          if (known === undefined || dateOf(id) > dateOf(known)) newest.set(groupOf(id), id);
        }
        const wanted = all.filter((id) => newest.get(groupOf(id)) === id);
        const pages: string[] = [];
        for (let offset = 0; offset < Math.max(wanted.length, 1); offset += size) {
          const page = await index.search(queryOf(node, { sort, onePer, offset, limit: size }));
          expect(page.total).toBe(wanted.length);
          pages.push(...page.hits.map(({ id }) => id));
        }
        expect(pages).toEqual(wanted);
        const walked: string[] = [];
        for (let after: string | undefined, isMore = true; isMore;) {
          const page = await index.search(queryOf(node, { sort, onePer, limit: size, after }));
          walked.push(...page.hits.map(({ id }) => id));
          after = page.next ?? undefined;
          isMore = page.next !== null;
        }
        expect(walked).toEqual(wanted);
        expect(await index.count([queryOf(node, { onePer })])).toEqual([wanted.length]);
      }),
      { numRuns: 60 },
    );
  },
);

test('facets count all matches', async () => {
  const facets = [{ field: 'subject', size: 10 }];
  const all = await index.search(queryOf({ op: 'all' }, { facets }));
  const some = await index.search(
    queryOf({ op: 'all' }, { facets, onePer: { field: 'type', first: NEWEST } }),
  );
  expect(some.facets).toEqual(all.facets);
  expect(some.total).toBeLessThan(all.total);
});

test('a schema without the field has no documents that share a value of it', async () => {
  const onePer = { field: 'no-such-field', first: NEWEST };
  expect((await index.search(queryOf({ op: 'all' }, { onePer }))).total).toBe(DOCUMENTS);
});
