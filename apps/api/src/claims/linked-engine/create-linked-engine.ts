import { relationValue } from '@open-discovery/graph-index';
import { createOverlaidEngine } from '../../search/create-overlaid-engine.ts';
import type { EngineQuery, FilterCondition } from '../../search/engine-query.ts';
import type { SearchAnswer, SearchEngine, SearchHit } from '../../search/search-engine.ts';
import { enrichRecord } from './enrich-record.ts';
import { prepareFacets } from './linked-facets.ts';
import type { LinkMap } from './link-map.ts';
import type { LinkOverlay } from './link-overlay.ts';
import { widenQuery } from './widen-query.ts';

/** Returns the values of the field `relation` that a query's results must have. */
const wantedRelations = (condition: FilterCondition): readonly string[] => {
  if (condition.is === 'any') return condition.field === 'relation' ? condition.values : [];
  return condition.is === 'all-of' || condition.is === 'any-of'
    ? condition.conditions.flatMap(wantedRelations)
    : [];
};

/** Marks the hits that an approved link relates to the records that the query names. */
const marked = (hits: readonly SearchHit[], query: EngineQuery, links: LinkMap): readonly SearchHit[] => {
  const wanted = new Set(query.filters.flatMap(wantedRelations));
  if (wanted.size === 0) return hits;
  return hits.map((hit) => {
    const end = links
      .endsOf(hit.record.id)
      .find(({ relation, other }) => wanted.has(relationValue(relation, other.record.id)));
    return end === undefined ? hit : { ...hit, linkedByUser: { approvedAt: end.approvedAt } };
  });
};

/**
 * Returns an engine whose records have the links that users made and curators approved, in addition to those of the index. The
 * index itself does not change, so approved links hold for every generation of it.
 */
export const createLinkedEngine = (engine: SearchEngine, overlay: LinkOverlay): SearchEngine => {
  const search = async (query: EngineQuery): Promise<SearchAnswer> => {
    const links = await overlay.current();
    if (links.isEmpty) return engine.search(query);
    const widened = widenQuery(query, links);
    const facets = await prepareFacets(widened, { engine, links });
    const answer = facets.complete(await engine.search(facets.query));
    const hits = answer.hits.map((hit) => enrichRecord(hit, links));
    return { ...answer, hits: marked(hits, query, links) };
  };
  return createOverlaidEngine(
    engine,
    { current: overlay.current, changeQuery: widenQuery, changeRecord: enrichRecord },
    {
      search,
      searchEach: async (queries) =>
        (await overlay.current()).isEmpty
          ? engine.searchEach(queries)
          : Promise.all(queries.map((query) => search(query))),
      about: () => {
        const status = engine.about();
        const links = overlay.state();
        return status && links ? { ...status, links } : status;
      },
    },
  );
};
