import { describe, expect } from '@jest/globals';
import type { EngineQuery } from '../../engine-query.ts';
import type { SearchAnswer } from '../../search-engine.ts';
import { facetsOf, idsOf, products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

const QUERIES: readonly (readonly [rule: string, query: Partial<EngineQuery>])[] = [
  ['all products', {}],
  ['words', { text: text('sea OR level OR data') }],
  ['words, by citations', { text: text('sea OR wind'), sort: [{ by: 'citations', descending: true }] }],
  ['nothing', { text: text('nosuchword') }],
];
const PAGE = 7;
const ALL = 300;

/** Tests that an engine lists each work once, for the engines that can. */
export const describeOnePerWork = ({ engine, search, corpus, testIf }: ContractSession): void => {
  const works = new Map(
    corpus.flatMap(({ item, work }) => (work ? [[item.record.id, work.id] as const] : [])),
  );
  const workOf = (id: string): string => works.get(id) ?? id;
  const dates = new Map(
    corpus.flatMap(({ item }) =>
      item.kind === 'product' ? [[item.record.id, item.record.publicationDate ?? '']] : [],
    ),
  );
  /** Returns the hits that are the newest of their work, in order. No two versions of the corpus have the same date. */
  const newestOf = (ids: readonly string[]): string[] =>
    ids.filter((id) =>
      ids.every((other) => workOf(other) !== workOf(id) || (dates.get(other) ?? '') <= (dates.get(id) ?? '')),
    );

  describe('one record for each work', () => {
    testIf('works').each(QUERIES)('pages list the newest version of each work: %s', async (_rule, query) => {
      const wanted = newestOf(idsOf(await search({ ...query, limit: ALL })));
      const seen: string[] = [];
      for (let offset = 0; offset < Math.max(1, wanted.length); offset += PAGE) {
        const page = await search({ ...query, onePerWork: true, offset, limit: PAGE });
        expect(page.total).toBe(wanted.length);
        seen.push(...idsOf(page));
      }
      expect(seen).toEqual(wanted);
    });
    testIf('works').each(QUERIES)('cursors, counts and streams agree: %s', async (_rule, query) => {
      const wanted = newestOf(idsOf(await search({ ...query, limit: ALL })));
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: SearchAnswer = await search({ ...query, onePerWork: true, limit: PAGE, after });
        seen.push(...idsOf(page));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(wanted);
      const grouped = products({ ...query, onePerWork: true });
      expect(await engine().count([grouped])).toEqual([wanted.length]);
      const streamed: string[] = [];
      for await (const { record } of engine().stream(grouped)) streamed.push(record.id);
      expect(streamed).toEqual(wanted);
    });
    testIf('works')('facets count versions', async () => {
      const facets = facetsOf('type', 'year');
      const apart = await search({ facets });
      const together = await search({ facets, onePerWork: true });
      expect(together.facets).toEqual(apart.facets);
      expect(together.total).toBeLessThan(apart.total);
    });
    testIf('works')('a hit tells its work and how many versions it has', async () => {
      const { hits } = await search({ limit: ALL });
      const told = hits.flatMap(({ record, work }) => (work ? [[record.id, work.id] as const] : []));
      expect(new Map(told)).toEqual(works);
    });
  });
};
