import type { PortalConfiguration } from '@open-discovery/config';
import { matchesAll, searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { GRAPH_QUERIES } from './graph-queries.ts';

/** The part of a portal that says which records it is about. Spec §3 "Portal configuration". */
export type ScopedPortal = Pick<PortalConfiguration, 'queryFieldName' | 'valueId'>;

/** Reports whether a portal limits the searches of a kind: whether the kind has the portal's search field. */
export const limitsKind = ({ queryFieldName, valueId }: ScopedPortal, kind: SearchQuery['kind']): boolean =>
  queryFieldName !== null && valueId !== null && searchField(kind, queryFieldName) !== null;

/**
 * Returns a query limited to the records that its portal is about. What the visitor has chosen in the same field must
 * hold as well. Kinds without the field stay as they are.
 * @example withScope({ queryFieldName: 'community', valueId: 'dh-ch' }, EMPTY_QUERY).filters // { community: ['dh-ch'] }
 */
export const withScope = (portal: ScopedPortal, query: SearchQuery): SearchQuery => {
  const { queryFieldName: field, valueId: value } = portal;
  if (field === null || value === null || !limitsKind(portal, query.kind)) return query;
  const chosen = (query.filters[field] ?? []).filter((one) => one !== value);
  const needsAll = chosen.length > 0 && !matchesAll(query, field);
  return {
    ...query,
    filters: { ...query.filters, [field]: [value, ...chosen] },
    matchAll: needsAll ? [...query.matchAll, field].toSorted() : query.matchAll,
  };
};

/** Returns the queries of a portal: those that search are limited to what the portal is about. */
export const queriesOfPortal = (portal: ScopedPortal): typeof GRAPH_QUERIES => {
  const limited = (query: SearchQuery): SearchQuery => withScope(portal, query);
  return {
    ...GRAPH_QUERIES,
    search: ({ query, options }) => GRAPH_QUERIES.search({ query: limited(query), options }),
    totals: (queries) => GRAPH_QUERIES.totals(queries.map(limited)),
    spelling: (query) => GRAPH_QUERIES.spelling(limited(query)),
    valuesOverYears: ({ query, ...counted }) =>
      GRAPH_QUERIES.valuesOverYears({ query: limited(query), ...counted }),
    searchRecord: (query) => GRAPH_QUERIES.searchRecord(limited(query)),
  };
};
