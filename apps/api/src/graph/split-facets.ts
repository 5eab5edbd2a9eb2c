import type { Kind } from '@open-discovery/model';
import { facetName, searchField } from '@open-discovery/search-fields';
import type { Capabilities } from '../search/capability.ts';
import type { FacetRequest } from '../search/engine-query.ts';

interface Split {
  readonly counted: readonly FacetRequest[];
  /** The fields that are not counted. */
  readonly later: readonly string[];
}

interface SplitOptions {
  /** Number of facets to count besides those with a mentioned value. */
  readonly atOnce: number;
  readonly capabilities: Capabilities;
}

/** Reports whether a field is offered below another one. */
const isDependent = (kind: Kind, field: string): boolean =>
  kind !== 'person' && (searchField(kind, facetName(kind, field))?.parent ?? null) !== null;

/** Splits the requested facets into those that are counted with the results, and those for later. */
export const splitFacets = (
  kind: Kind,
  requests: readonly FacetRequest[],
  { atOnce, capabilities }: SplitOptions,
): Split => {
  if (capabilities.has('cheap-facets') || !capabilities.has('facets'))
    return { counted: requests, later: [] };
  const roots = requests.filter(({ field }) => !isDependent(kind, field));
  const closed = new Set(roots.slice(atOnce).filter(({ including = [] }) => including.length === 0));
  return {
    counted: requests.filter((request) => !closed.has(request)),
    later: [...closed].map(({ field }) => field),
  };
};
