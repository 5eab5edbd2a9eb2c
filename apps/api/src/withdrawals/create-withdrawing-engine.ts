import { currentContext, runInContext } from '../access/request-context.ts';
import type { RequestContext } from '../access/request-context.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts';
import { relatedQuery } from '../search/related-query.ts';
import { withoutHidden, withoutHiddenLinks } from './hidden-records.ts';
import type { HiddenRecords } from './hidden-records.ts';
import type { WithdrawalOverlay } from './withdrawal-overlay.ts';

/** Removes withdrawn records from an answer: those of an engine that finds them, and links to them. */
const cleaned = (answer: SearchAnswer, hidden: HiddenRecords): SearchAnswer =>
  hidden.isEmpty
    ? answer
    : {
        ...answer,
        hits: answer.hits
          .filter(({ record }) => !hidden.ids.has(record.id))
          .map((hit) => withoutHiddenLinks(hit, hidden)),
      };

interface Context {
  readonly engine: SearchEngine;
  readonly overlay: WithdrawalOverlay;
  readonly restrict: (query: EngineQuery, hidden: HiddenRecords) => EngineQuery;
}

/** Returns the searches of an engine that return records. */
const createSearches = ({ engine, overlay, restrict }: Context) => {
  const search: SearchEngine['search'] = async (query) => {
    const hidden = await overlay.current();
    return cleaned(await engine.search(restrict(query, hidden)), hidden);
  };
  async function* streamIn(context: RequestContext, query: EngineQuery) {
    const hidden = await overlay.current();
    const found = runInContext(context, () => engine.stream(restrict(query, hidden)));
    for await (const item of found)
      if (!hidden.ids.has(item.record.id)) yield withoutHiddenLinks(item, hidden);
  }
  return {
    search,
    searchEach: async (queries) => {
      const hidden = await overlay.current();
      const restricted = queries.map((query) => restrict(query, hidden));
      return (await engine.searchEach(restricted)).map((answer) => cleaned(answer, hidden));
    },
    get: async (ids) => {
      const [hidden, found] = await Promise.all([overlay.current(), engine.get(ids)]);
      return found.map((item) =>
        item && !hidden.ids.has(item.record.id) ? withoutHiddenLinks(item, hidden) : null,
      );
    },
    related: (id, relation, page) => search(relatedQuery(id, relation, page)),
    scan: async (query, page) => {
      const hidden = await overlay.current();
      const { records, next } = await engine.scan(restrict(query, hidden), page);
      return { records: records.map((item) => withoutHiddenLinks(item, hidden)), next };
    },
    // A stream is read later, outside of the request’s context.
    stream: (query) => streamIn(currentContext(), query),
    suggest: async (prefix, options) => {
      const [hidden, found] = await Promise.all([overlay.current(), engine.suggest(prefix, options)]);
      return found.flatMap((one) => {
        const count = one.count - hidden.countSuggestion(one);
        return count > 0 ? [{ ...one, count }] : [];
      });
    },
  } satisfies Partial<SearchEngine>;
};

/** Returns the searches of an engine that return numbers and places. */
const createCounts = ({ engine, overlay, restrict }: Context) => {
  const restricted = async (query: EngineQuery): Promise<EngineQuery> =>
    restrict(query, await overlay.current());
  return {
    count: async (queries) => {
      const hidden = await overlay.current();
      return engine.count(queries.map((query) => restrict(query, hidden)));
    },
    sum: async (query, field) => engine.sum(await restricted(query), field),
    partition: async (query, size) => engine.partition(await restricted(query), size),
  } satisfies Partial<SearchEngine>;
};

/**
 * Returns an engine without the records that administrators have withdrawn. The index itself does not change, so
 * withdrawals hold for every generation of it. An engine without the capability `exclusions` still counts the withdrawn
 * records, but does not return them.
 */
export const createWithdrawingEngine = (engine: SearchEngine, overlay: WithdrawalOverlay): SearchEngine => {
  const canExclude = engine.capabilities.has('exclusions');
  const context: Context = {
    engine,
    overlay,
    restrict: (query, hidden) => (canExclude ? withoutHidden(query, hidden) : query),
  };
  return {
    capabilities: engine.capabilities,
    worksMax: engine.worksMax,
    ...createSearches(context),
    ...createCounts(context),
    attachment: (name) => engine.attachment(name),
    similarTerms: (word) => engine.similarTerms(word),
    wordCounts: (words) => engine.wordCounts(words),
    check: () => engine.check(),
    about: () => {
      const status = engine.about();
      const withdrawals = overlay.state();
      return status && withdrawals ? { ...status, withdrawals } : status;
    },
    refresh: () => engine.refresh(),
    close: () => engine.close(),
  };
};
