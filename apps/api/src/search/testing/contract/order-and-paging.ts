import { describe, expect, test } from '@jest/globals';
import { dayNumber } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import type { SortField } from '../../engine-query.ts';
import type { SearchAnswer } from '../../search-engine.ts';
import { idsOf, products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

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

const dayHere = ({ record }: KindedRecord): SortValue => record.updatedHere;

const describeSorting = ({ corpus, search, testIf }: ContractSession): void => {
  describe('order', () => {
    test.each(
      SORT_VALUES.flatMap(([by, valueOf]) =>
        [true, false].map((descending) => ({ by, descending, valueOf })),
      ),
    )(
      'by $by, descending $descending; records without a value come last',
      async ({ by, descending, valueOf }) => {
        const { hits } = await search({ sort: [{ by, descending }], limit: 300 });
        const values = hits.map((hit) => valueOf(hit));
        const known = values.filter((value) => value !== null && value !== undefined);
        expect(values.slice(0, known.length)).toEqual(known);
        const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(known).toEqual(descending ? sorted.reverse() : sorted);
      },
    );
    testIf('scans')(
      'by the day on which records came into the portal, of all kinds and within some days',
      async () => {
        const [from, to] = [dayNumber('2025-02-01', 'first'), dayNumber('2025-05-01', 'first')];
        const { hits, total } = await search({
          kind: null,
          filters: [{ name: 'datestamp', is: 'range', field: 'updatedHere', from, to }],
          sort: [{ by: 'updatedHere', descending: true }],
          limit: 300,
        });
        const days = corpus.flatMap(({ item }) => item.record.updatedHere ?? []);
        const within = days.filter((day) => day >= '2025-02-01' && day <= '2025-05-01');
        expect(hits.map(dayHere)).toEqual(within.sort().reverse());
        expect(total).toBe(within.length);
      },
    );
    testIf('title-order')('by title', async () => {
      const { hits } = await search({ sort: [{ by: 'title', descending: false }], limit: 50 });
      const titles = hits.map(({ record }) => ('mainTitle' in record ? (record.mainTitle ?? '') : ''));
      expect(titles).toEqual([...titles].sort(new Intl.Collator('en', { numeric: true }).compare));
    });
  });
};

const describePaging = ({ engine, productCount, search, testIf }: ContractSession): void => {
  describe('paging', () => {
    const pages = async (by: SortField) => {
      const seen: string[] = [];
      const query = { text: text('sea OR level OR data'), sort: [{ by, descending: true }] };
      const { total } = await search(query);
      for (let offset = 0; offset < total; offset += 7)
        seen.push(...idsOf(await search({ ...query, offset, limit: 7 })));
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    };
    test.each(['relevance', 'date'] as const)('pages by %s do not overlap and are complete', pages);
    testIf('title-order')('pages by title do not overlap and are complete', () => pages('title'));
    const cursors = async (by: SortField) => {
      const query = { text: text('sea OR wind'), sort: [{ by, descending: true }], limit: 9 };
      const whole = await search({ ...query, limit: 300 });
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: SearchAnswer = await search({ ...query, after });
        seen.push(...idsOf(page));
        expect(page.total).toBe(whole.total);
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(idsOf(whole));
    };
    test.each(['relevance', 'citations'] as const)(
      'paging by cursor equals paging by offset, by %s',
      cursors,
    );
    testIf('title-order')('paging by cursor equals paging by offset, by title', () => cursors('title'));
    testIf('any-cursor')('an offset counts from the cursor', async () => {
      const query = { text: text('sea OR wind'), limit: 5 };
      const { next } = await search(query);
      expect(idsOf(await search({ ...query, after: next, offset: 3 }))).toEqual(
        idsOf(await search({ ...query, offset: 8 })),
      );
    });
    test('a short or full page with all results has no position to go on from', async () => {
      const query = { text: text('sea AND wind') };
      const { total } = await search(query);
      const nextOf = async (limit: number) => (await search({ ...query, limit, after: null })).next;
      expect([await nextOf(total), await nextOf(total + 1)]).toEqual([null, null]);
      expect(await nextOf(total - 1)).not.toBeNull();
    });
    testIf('any-cursor')('neither has the last of several pages, nor the empty one after it', async () => {
      const query = { text: text('sea AND wind') };
      const { total } = await search(query);
      const { next: after } = await search({ ...query, limit: total - 2, after: null });
      const last = async (offset: number, limit: number) => {
        const { hits, next } = await search({ ...query, offset, limit, after });
        return [hits.length, next];
      };
      expect(await last(0, 1)).toEqual([1, expect.any(String)]);
      expect([await last(0, 2), await last(0, 3), await last(2, 1)]).toEqual([
        [2, null],
        [2, null],
        [0, null],
      ]);
    });
    test('a page past the end is empty but has the total', async () => {
      const answer = await search({ offset: 5_000 });
      expect(answer.total).toBe(productCount);
      expect(answer.hits).toEqual([]);
    });
    test('a stream yields every hit once, in order', async () => {
      const streamed: string[] = [];
      for await (const { record } of engine().stream(products({ text: text('sea OR wind') })))
        streamed.push(record.id);
      expect(streamed).toEqual(idsOf(await search({ text: text('sea OR wind'), limit: 300 })));
    });
  });
};

/** Tests sorting, pages, cursors and streams. */
export const describeOrder = (session: ContractSession): void => {
  describeSorting(session);
  describePaging(session);
};
