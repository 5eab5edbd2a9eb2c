import type { LinkedRecord } from '@open-discovery/model';
import { currentContext, runInContext } from '../access/request-context.ts';
import type { RequestContext } from '../access/request-context.ts';
import type { EngineQuery } from './engine-query.ts';
import { relatedQuery } from './related-query.ts';
import type { SearchEngine } from './search-engine.ts';

/** Records that users have changed over an index, which itself does not change. */
interface ChangedRecords<Changes> {
  readonly current: () => Promise<Changes>;
  /** Returns the query that finds the changed records in the index. */
  readonly changeQuery: (query: EngineQuery, changes: Changes) => EngineQuery;
  /** Returns a record with its changes; null if it is hidden. */
  readonly changeRecord: <T extends LinkedRecord>(item: T, changes: Changes) => T | null;
}

/** Returns an engine over changed records. `methods` are those that need more than changed queries and records. */
export const createOverlaidEngine = <Changes>(
  engine: SearchEngine,
  { current, changeQuery, changeRecord }: ChangedRecords<Changes>,
  methods: Partial<SearchEngine>,
): SearchEngine => {
  const changeAll = <T extends LinkedRecord>(items: readonly T[], changes: Changes): T[] =>
    items.flatMap((item) => changeRecord(item, changes) ?? []);
  async function* streamIn(context: RequestContext, query: EngineQuery) {
    const changes = await current();
    const found = runInContext(context, () => engine.stream(changeQuery(query, changes)));
    for await (const item of found) yield* changeAll([item], changes);
  }
  const overlaid: SearchEngine = {
    capabilities: engine.capabilities,
    worksMax: engine.worksMax,
    search: async (query) => {
      const changes = await current();
      const answer = await engine.search(changeQuery(query, changes));
      return { ...answer, hits: changeAll(answer.hits, changes) };
    },
    searchEach: async (queries) => {
      const changes = await current();
      const answers = await engine.searchEach(queries.map((query) => changeQuery(query, changes)));
      return answers.map((answer) => ({ ...answer, hits: changeAll(answer.hits, changes) }));
    },
    get: async (ids) => {
      const [changes, found] = await Promise.all([current(), engine.get(ids)]);
      return found.map((item) => item && changeRecord(item, changes));
    },
    related: (id, relation, page) => overlaid.search(relatedQuery(id, relation, page)),
    count: async (queries) => {
      const changes = await current();
      return engine.count(queries.map((query) => changeQuery(query, changes)));
    },
    sum: async (query, field) => engine.sum(changeQuery(query, await current()), field),
    partition: async (query, size) => engine.partition(changeQuery(query, await current()), size),
    scan: async (query, page) => {
      const changes = await current();
      const { records, next } = await engine.scan(changeQuery(query, changes), page);
      return { records: changeAll(records, changes), next };
    },
    // A stream is read later, outside of the request’s context.
    stream: (query) => streamIn(currentContext(), query),
    attachment: (name) => engine.attachment(name),
    suggest: (prefix, options) => engine.suggest(prefix, options),
    similarTerms: (word) => engine.similarTerms(word),
    wordCounts: (words) => engine.wordCounts(words),
    about: () => engine.about(),
    check: () => engine.check(),
    refresh: () => engine.refresh(),
    close: () => engine.close(),
    ...methods,
  };
  return overlaid;
};
