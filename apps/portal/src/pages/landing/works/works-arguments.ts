import type { RelatedGroup } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { SearchArguments } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Enough for a chart of years; the API truncates longer lists. */
const FACET_VALUES = 100;

/** Facets for the works of a record; organizations also count partners. */
const facetsOf = (kind: RecordKind): readonly string[] => {
  if (kindOf(kind) === 'product') return ['year'];
  return kind === 'organization' ? ['year', 'access', 'organization'] : ['year', 'access'];
};

/**
 * Returns the search for the works shown with figures on a record's page: the citing works of a product, or
 * the works with the most frequent relation to any other record. Returns `null` when there are none.
 */
export const worksArguments = (
  kind: RecordKind,
  id: string,
  groups: readonly RelatedGroup[],
): SearchArguments | null => {
  const group = worksGroup(kind, groups);
  return group && withFigures(kind, { ...EMPTY_QUERY, filters: { related: [`${group.relation}:${id}`] } });
};

/** Returns the search for works with the figures of a record's page, the newest works first. */
export const withFigures = (kind: RecordKind, query: SearchQuery): SearchArguments => ({
  query: { ...query, sort: 'newest' },
  options: { facets: facetsOf(kind), facetSize: FACET_VALUES, facetDistinct: false },
});

/**
 * Returns the group of related records that {@link worksArguments} fetches in full. What an organization funds are not its
 * own works: they count if it has none.
 */
export const worksGroup = (kind: RecordKind, groups: readonly RelatedGroup[]): RelatedGroup | null => {
  const works = groups
    .filter((group) => group.kind === 'product')
    .filter(({ relation }) => kindOf(kind) !== 'product' || relation === 'IsCitedBy');
  const own = works.filter(({ relation }) => relation !== 'funds');
  return (own.length > 0 ? own : works).reduce<RelatedGroup | null>(
    (most, group) => (most && most.total >= group.total ? most : group),
    null,
  );
};
