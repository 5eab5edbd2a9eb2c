import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EngineQuery, Filter, SortField } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import { EngineError } from './engine-error.ts';
import { goldenCorpus, WRITTEN_PRODUCTS } from './golden-corpus.ts';
import type { GoldenRecord } from './golden-corpus.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { SearchAnswer, SearchEngine } from './search-engine.ts';

export interface OpenedEngine {
  readonly engine: SearchEngine;
  readonly close: () => Promise<void>;
}

const text = (words: string): QueryNode => parseQueryText(words).tree;
const products = (query: Partial<EngineQuery> = {}): EngineQuery => ({
  kind: 'product',
  text: { op: 'all' },
  filters: [],
  offset: 0,
  limit: 10,
  ...query,
});
const any = (field: string, ...values: string[]): Filter => ({ name: field, is: 'any', field, values });
const idsOf = (answer: SearchAnswer): string[] => answer.hits.map(({ record }) => record.id);
const facetsOf = (...fields: string[]) => fields.map((field) => ({ field, size: 100 }));

const FACETS = [
  'type',
  'access',
  'fos',
  'sdg',
  'funder',
  'project',
  'organization',
  'country',
  'language',
  'hostingSource',
  'community',
  'publisher',
  'author',
  'subject',
  'peerReviewed',
  'green',
];
type SortValue = string | number | null | undefined;

const SORT_VALUES: readonly (readonly [by: SortField, valueOf: (hit: KindedRecord) => SortValue])[] = [
  ['date', ({ record }) => ('publicationDate' in record ? record.publicationDate : null)],
  [
    'citations',
    ({ record }) => ('indicators' in record ? record.indicators?.citationImpact?.citationCount : null),
  ],
  [
    'influence',
    ({ record }) => ('indicators' in record ? record.indicators?.citationImpact?.influence : null),
  ],
  ['collected', ({ record }) => ('dateOfCollection' in record ? record.dateOfCollection : null)],
];

/**
 * What every adapter of the search-engine port must do, over one golden corpus. `open` gets the corpus into an engine
 * of its own and hands it out.
 */
export const describeSearchEngine = (
  name: string,
  open: (records: readonly GoldenRecord[]) => Promise<OpenedEngine>,
): void => {
  describe(`search engine: ${name}`, () => {
    const corpus = goldenCorpus();
    const productCount = corpus.filter(({ item }) => item.kind === 'product').length;
    let opened: OpenedEngine;
    const search = (query: Partial<EngineQuery>, signal?: AbortSignal) =>
      opened.engine.search(products(query), signal);

    beforeAll(async () => {
      opened = await open(corpus);
    });
    afterAll(() => opened.close());

    describe('totals', () => {
      test('nothing asked finds all of the kind', async () => {
        expect((await search({})).total).toBe(productCount);
      });
      test('kind null searches all kinds', async () => {
        expect((await search({ kind: null })).total).toBe(corpus.length);
      });
      test('count gives the total of each query', async () => {
        const queries = ['sea', 'sea level', 'sea OR level', '-sea', 'title:sea', '"sea level"'].map(
          (words) => products({ text: text(words) }),
        );
        const totals = await Promise.all(
          queries.map(async (query) => (await opened.engine.search(query)).total),
        );
        expect(await opened.engine.count(queries)).toEqual(totals);
      });
      test('a word and its negation add up to everything', async () => {
        const [found, rest] = await opened.engine.count([
          products({ text: text('sea') }),
          products({ text: text('-sea') }),
        ]);
        expect(found).toBeGreaterThan(0);
        expect((found ?? 0) + (rest ?? 0)).toBe(productCount);
      });
      test('OR is the sum less the AND', async () => {
        const [either = 0, both = 0, one = 0, other = 0] = await opened.engine.count(
          ['sea OR coast', 'sea coast', 'sea', 'coast'].map((words) => products({ text: text(words) })),
        );
        expect(either).toBe(one + other - both);
      });
      test('a limit of none gives the total alone', async () => {
        const answer = await search({ limit: 0 });
        expect(answer.total).toBe(productCount);
        expect(answer.hits).toEqual([]);
      });
    });

    describe('what is found', () => {
      test.each([
        ['words in any order', 'coast frisian', 'Sea level rise along the Frisian coast'],
        ['another ending', 'levels rising frisian', 'Sea level rise along the Frisian coast'],
        ['a phrase', '"level rise along"', 'Sea level rise along the Frisian coast'],
        ['a prefix', 'frisi*', 'Sea level rise along the Frisian coast'],
        ['a DOI in any spelling', '10.1234/FRISIA', 'Sea level rise along the Frisian coast'],
        ['Chinese', '海平面', '海平面上升的观测'],
        ['without umlauts', 'uber grosse wellen', 'Über die Größe der Wellen'],
        ['with umlauts', 'Größe', 'Über die Größe der Wellen'],
        ['Russian', 'моря климат', 'Уровень моря и климат'],
        ['French without accents', 'elevation niveau mer', 'L’élévation du niveau de la mer'],
        ['Arabic', 'سطح البحر', 'ارتفاع مستوى سطح البحر'],
        ['marks are no part of words', 'CO2 H2O', 'CO<sub>2</sub> and H<sub>2</sub>O: a 😀 short note'],
        ['names of the language are words', '__proto__ constructor', 'Constructor __proto__ toString'],
      ])('%s', async (_rule, words, title) => {
        const { hits } = await search({ text: text(words) });
        expect(hits.map(({ record }) => ('mainTitle' in record ? record.mainTitle : ''))).toContain(title);
      });
      test('a word in the title counts more than one in the abstract', async () => {
        const { hits } = await search({ text: text('glacier'), limit: 100 });
        const inTitle = hits.map(
          ({ record }) => 'mainTitle' in record && /glacier/i.test(record.mainTitle ?? ''),
        );
        expect(inTitle[0]).toBe(true);
      });
      test('scores descend, the first is the greatest', async () => {
        const { hits, maxScore } = await search({ text: text('sea level'), limit: 50 });
        const scores = hits.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(maxScore).toBeCloseTo(scores[0] ?? 0, 5);
      });
    });

    describe('facets', () => {
      test.each(FACETS)('a count of %s is the total after choosing the value', async (field) => {
        const { facets } = await search({ text: text('sea OR wind'), facets: facetsOf(field) });
        const values = facets[field]?.values ?? [];
        expect(values.length).toBeGreaterThan(0);
        const totals = await opened.engine.count(
          values.map(({ value }) => products({ text: text('sea OR wind'), filters: [any(field, value)] })),
        );
        expect(totals).toEqual(values.map(({ count }) => count));
      });
      test('values come most frequent first, years ascending and whole', async () => {
        const { facets } = await search({ facets: [...facetsOf('fos'), { field: 'year', size: 1 }] });
        const counts = (facets['fos']?.values ?? []).map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const years = (facets['year']?.values ?? []).map(({ value }) => Number(value));
        expect(years.length).toBeGreaterThan(20);
        expect(years).toEqual([...years].sort((a, b) => a - b));
      });
      test('a count of a year is the total of that year', async () => {
        const { facets } = await search({ facets: facetsOf('year') });
        const values = facets['year']?.values ?? [];
        const totals = await opened.engine.count(
          values.map(({ value }) =>
            products({
              filters: [{ name: 'year', is: 'range', field: 'year', from: Number(value), to: Number(value) }],
            }),
          ),
        );
        expect(totals).toEqual(values.map(({ count }) => count));
      });
      test('a facet leaves the choice in its own field out, and no other', async () => {
        const free = await search({ facets: facetsOf('access', 'type') });
        const chosen = await search({
          filters: [any('access', 'CLOSED')],
          facets: facetsOf('access', 'type'),
        });
        expect(chosen.facets['access']).toEqual(free.facets['access']);
        const types = (chosen.facets['type']?.values ?? []).reduce((sum, { count }) => sum + count, 0);
        expect(types).toBe(chosen.total);
      });
      test('several values of one field are any of them', async () => {
        const [both = 0, open = 0, closed = 0] = await opened.engine.count([
          products({ filters: [any('access', 'OPEN', 'CLOSED')] }),
          products({ filters: [any('access', 'OPEN')] }),
          products({ filters: [any('access', 'CLOSED')] }),
        ]);
        expect(both).toBe(open + closed);
      });
      test('distinct says how many values there are, contains narrows them', async () => {
        const { facets } = await search({ facets: [{ field: 'subject', size: 2 }] });
        expect(facets['subject']?.values).toHaveLength(2);
        expect(facets['subject']?.distinct).toBeGreaterThan(20);
        const narrowed = await search({ facets: [{ field: 'subject', size: 50, contains: 'CLI' }] });
        const labels = narrowed.facets['subject']?.values.map(({ label }) => label) ?? [];
        expect(labels).toEqual(['climate']);
      });
    });

    describe('filters', () => {
      test.each<[string, Filter[], Filter[]]>([
        [
          'not',
          [{ name: 'a', is: 'not', condition: any('type', 'dataset') }],
          [any('type', 'publication', 'software', 'other')],
        ],
        [
          'all of',
          [{ name: 'a', is: 'all-of', conditions: [any('type', 'dataset'), any('access', 'OPEN')] }],
          [any('type', 'dataset'), any('access', 'OPEN')],
        ],
        [
          'any of',
          [{ name: 'a', is: 'any-of', conditions: [any('type', 'dataset'), any('type', 'software')] }],
          [any('type', 'dataset', 'software')],
        ],
        ['two of one name', [any('type', 'dataset', 'other'), any('type', 'other')], [any('type', 'other')]],
        [
          'a range and its two halves',
          [{ name: 'y', is: 'range', field: 'year', from: 2000, to: 2010 }],
          [
            { name: 'y', is: 'range', field: 'year', from: 2000, to: null },
            { name: 'z', is: 'range', field: 'year', from: null, to: 2010 },
          ],
        ],
        [
          'words in a field',
          [{ name: 't', is: 'text', text: text('title:sea') }],
          [{ name: 't', is: 'text', text: text('title:SEA') }],
        ],
      ])('%s', async (_rule, filters, same) => {
        const one = await search({ filters, limit: 300 });
        const other = await search({ filters: same, limit: 300 });
        expect(one.total).toBeGreaterThan(0);
        expect(idsOf(one).sort()).toEqual(idsOf(other).sort());
      });
      test('exists and not exists are everything', async () => {
        const exists: Filter = { name: 'e', is: 'exists', field: 'project' };
        const [has = 0, lacks = 0] = await opened.engine.count([
          products({ filters: [exists] }),
          products({ filters: [{ name: 'e', is: 'not', condition: exists }] }),
        ]);
        expect(has).toBeGreaterThan(0);
        expect(has + lacks).toBe(productCount);
      });
      test.each(['__proto__', 'constructor', 'toString', "x' OR '1'='1", '*', ''])(
        'the value %j is a value like any other',
        async (value) => {
          const { total } = await search({ filters: [any('publisher', value)] });
          expect(total).toBe(value === 'constructor' ? 1 : 0);
        },
      );
    });

    describe('order', () => {
      test.each(
        SORT_VALUES.flatMap(([by, valueOf]) =>
          [true, false].map((descending) => ({ by, descending, valueOf })),
        ),
      )(
        'by $by, descending $descending; what has no value comes last',
        async ({ by, descending, valueOf }) => {
          const { hits } = await search({ sort: [{ by, descending }], limit: 300 });
          const values = hits.map((hit) => valueOf(hit));
          const known = values.filter((value) => value !== null && value !== undefined);
          expect(values.slice(0, known.length)).toEqual(known);
          const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect(known).toEqual(descending ? sorted.reverse() : sorted);
        },
      );
      test('by title', async () => {
        const { hits } = await search({ sort: [{ by: 'title', descending: false }], limit: 50 });
        const titles = hits.map(({ record }) => ('mainTitle' in record ? (record.mainTitle ?? '') : ''));
        expect(titles).toEqual([...titles].sort(new Intl.Collator('en', { numeric: true }).compare));
      });
    });

    describe('paging', () => {
      test.each(['relevance', 'date', 'title'] as const)(
        'pages by %s do not overlap and leave nothing out',
        async (by) => {
          const seen: string[] = [];
          const query = { text: text('sea OR level OR data'), sort: [{ by, descending: true }] };
          const { total } = await search(query);
          for (let offset = 0; offset < total; offset += 7)
            seen.push(...idsOf(await search({ ...query, offset, limit: 7 })));
          expect(seen).toHaveLength(total);
          expect(new Set(seen).size).toBe(total);
        },
      );
      test.each(['relevance', 'citations', 'title'] as const)(
        'a walk by cursor is the walk by offset, by %s',
        async (by) => {
          const query = { text: text('sea OR wind'), sort: [{ by, descending: true }], limit: 9 };
          const whole = await search({ ...query, limit: 300 });
          const seen: string[] = [];
          let after: string | null = null;
          do {
            const page: SearchAnswer = await search({ ...query, after });
            seen.push(...idsOf(page));
            expect(page.total).toBe(whole.total);
            after = page.hits.length === 0 ? null : page.next;
          } while (after !== null);
          expect(seen).toEqual(idsOf(whole));
        },
      );
      test('a page past the end is empty and knows the total', async () => {
        const answer = await search({ offset: 5_000 });
        expect(answer.total).toBe(productCount);
        expect(answer.hits).toEqual([]);
      });
      test('a stream gives every hit once, in order', async () => {
        const streamed: string[] = [];
        for await (const { record } of opened.engine.stream(products({ text: text('sea OR wind') })))
          streamed.push(record.id);
        expect(streamed).toEqual(idsOf(await search({ text: text('sea OR wind'), limit: 300 })));
      });
    });

    describe('records and relations', () => {
      test('get answers in the order of the ids, null where there is none', async () => {
        const ids = [WRITTEN_PRODUCTS[2]?.id ?? '', 'none', '__proto__', WRITTEN_PRODUCTS[0]?.id ?? ''];
        const found = await opened.engine.get(ids);
        expect(found.map((item) => item?.record.id ?? null)).toEqual([ids[0], null, null, ids[3]]);
      });
      test('relations lead there and back', async () => {
        const withCitation = corpus.find(({ relations }) =>
          relations.some(({ relation }) => relation === 'Cites'),
        );
        const target = withCitation?.relations.find(({ relation }) => relation === 'Cites')?.target ?? '';
        const id = withCitation?.item.record.id ?? '';
        const page = { offset: 0, limit: 100 };
        expect(idsOf(await opened.engine.related(id, 'Cites', page))).toEqual([target]);
        expect(idsOf(await opened.engine.related(target, 'IsCitedBy', page))).toContain(id);
      });
      test('related records can be asked for by kind', async () => {
        const { item, relations } = corpus.find(({ item: { kind } }) => kind === 'organization') ?? {};
        const id = item?.record.id ?? '';
        const works = relations?.filter(({ relation }) => relation === 'isAuthorInstitutionOf').length ?? 0;
        const page = { offset: 0, limit: 100, kind: 'product' as const };
        expect((await opened.engine.related(id, 'isAuthorInstitutionOf', page)).total).toBe(works);
        const others = await opened.engine.related(id, 'isAuthorInstitutionOf', { ...page, kind: 'service' });
        expect(others.total).toBe(0);
      });
      test('completions go on from what is typed', async () => {
        const suggestions = await opened.engine.suggest('frisia', { limit: 5 });
        const words = await opened.engine.suggest('cli', { limit: 5 });
        expect(suggestions.length + words.length).toBeGreaterThan(0);
        expect(words.map((one) => one.text.toLowerCase())).toContain('climate');
        expect(await opened.engine.suggest('cli', { limit: 1 })).toHaveLength(1);
      });
    });

    describe('highlights', () => {
      test('marks stand on the words that were found', async () => {
        const { hits } = await search({ text: text('frisian'), highlight: true });
        const title = hits[0]?.highlights?.['title'];
        const [start = 0, end = 0] = title?.marks[0] ?? [];
        expect(title?.text.slice(start, end)).toBe('Frisian');
        expect(title).toMatchObject({ cutStart: false, cutEnd: false });
      });
      test('a passage of an abstract is short and says where it is cut', async () => {
        const { hits } = await search({ text: text('abstract:glacier'), highlight: true, limit: 100 });
        const passages = hits.flatMap(({ highlights }) => highlights?.['abstract'] ?? []);
        expect(passages.length).toBeGreaterThan(0);
        for (const { text: passage, marks } of passages) {
          expect(passage.length).toBeLessThanOrEqual(240);
          for (const [start, end] of marks) expect(passage.slice(start, end)).toMatch(/glacier/i);
        }
        expect(passages.some(({ cutEnd }) => cutEnd)).toBe(true);
      });
    });

    describe('hostile input', () => {
      test.each(HOSTILE_TEXTS)('%s: an answer or a plain refusal', async (_name, hostile) => {
        const asked = search({ text: text(hostile), facets: facetsOf('type'), highlight: true });
        const outcome = await asked.then(
          ({ total }) => total >= 0,
          (error: unknown) => error instanceof EngineError && error.reason === 'query',
        );
        expect(outcome).toBe(true);
      });
      test.each(['__proto__', 'constructor', 'no such field'])(
        'the field %j matches nothing',
        async (field) => {
          expect((await search({ text: { op: 'word', field, text: 'x' } })).total).toBe(0);
        },
      );
      test('a search that nobody waits for ends', async () => {
        const nobody = new AbortController();
        nobody.abort();
        const reason = await search({ text: text('sea') }, nobody.signal).then(
          () => 'answered',
          (error: unknown) => (error instanceof EngineError ? error.reason : 'other'),
        );
        expect(reason).toBe('cancelled');
      });
    });

    test('about says which records answer', () => {
      expect(opened.engine.about()).toMatchObject({ records: corpus.length });
    });
  });
};
