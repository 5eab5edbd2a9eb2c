import { relatedFromValue } from '@open-discovery/graph-index';
import type { RelationName } from '@open-discovery/model';
import { currentVisitor, runForVisitor } from '../../access/current-visitor.ts';
import type { EngineQuery } from '../../search/engine-query.ts';
import type { SearchAnswer, SearchEngine, SearchHit } from '../../search/search-engine.ts';
import { enrichRecord } from './enrich-record.ts';
import { prepareFacets } from './linked-facets.ts';
import type { LinkMap } from './link-map.ts';
import type { LinkOverlay } from './link-overlay.ts';
import { widenQuery } from './widen-query.ts';

const relatedQuery = (
  id: string,
  relation: RelationName,
  { offset, limit, kind }: Parameters<SearchEngine['related']>[2],
): EngineQuery => ({
  kind: kind ?? null,
  text: { op: 'all' },
  filters: [{ name: 'relation', is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] }],
  offset,
  limit,
});

/** Marks the hits that only an approved link relates to a record. */
const marked = (
  id: string,
  relation: RelationName,
  hits: readonly SearchHit[],
  links: LinkMap,
): SearchHit[] => {
  const approvedAt = new Map(
    links
      .endsOf(id)
      .flatMap((end) => (end.relation === relation ? [[end.other.record.id, end.approvedAt]] : [])),
  );
  return hits.map((hit) => {
    const at = approvedAt.get(hit.record.id);
    return at === undefined ? hit : { ...hit, linkedByUser: { approvedAt: at } };
  });
};

/**
 * Returns an engine whose records have the links that users made and curators approved, beside those of the index. The
 * index itself does not change, so approved links hold for every generation of it.
 */
export const createLinkedEngine = (engine: SearchEngine, overlay: LinkOverlay): SearchEngine => {
  const search = async (query: EngineQuery, signal?: AbortSignal): Promise<SearchAnswer> => {
    const links = await overlay.current();
    if (links.isEmpty) return engine.search(query, signal);
    const widened = widenQuery(query, links);
    const facets = await prepareFacets(widened, { engine, links, signal });
    const answer = facets.complete(await engine.search(facets.query, signal));
    return { ...answer, hits: answer.hits.map((hit) => enrichRecord(hit, links)) };
  };
  async function* streamFor(visitor: string, query: EngineQuery, signal?: AbortSignal) {
    const links = await overlay.current();
    const found = runForVisitor(visitor, () => engine.stream(widenQuery(query, links), signal));
    for await (const item of found) yield enrichRecord(item, links);
  }
  return {
    search,
    get: async (ids, signal) => {
      const [links, found] = await Promise.all([overlay.current(), engine.get(ids, signal)]);
      return found.map((item) => item && enrichRecord(item, links));
    },
    related: async (id, relation, page, signal) => {
      const answer = await search(relatedQuery(id, relation, page), signal);
      return { ...answer, hits: marked(id, relation, answer.hits, await overlay.current()) };
    },
    count: async (queries, signal) => {
      const links = await overlay.current();
      return engine.count(
        queries.map((query) => widenQuery(query, links)),
        signal,
      );
    },
    // The visitor is that of the call: whoever reads the stream later runs for nobody.
    stream: (query, signal) => streamFor(currentVisitor(), query, signal),
    suggest: (prefix, options, signal) => engine.suggest(prefix, options, signal),
    similarTerms: (word, signal) => engine.similarTerms(word, signal),
    check: () => engine.check(),
    about: () => {
      const status = engine.about();
      const links = overlay.state();
      return status && links ? { ...status, links } : status;
    },
    refresh: () => engine.refresh(),
    close: () => engine.close(),
  };
};
