import type { RelatedGroup, SearchOptions } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** What the search endpoint is asked. */
export interface WorksArguments {
  readonly query: SearchQuery;
  readonly options: SearchOptions;
}

/** As many as a chart of years may need; the API cuts longer lists. */
const FACET_VALUES = 100;

/** Figures of works that belong to a record; organizations have partners besides. */
const facetsOf = (kind: RecordKind): readonly string[] =>
  kindOf(kind) === 'product'
    ? ['year']
    : kind === 'organization'
      ? ['year', 'access', 'organization']
      : ['year', 'access'];

/**
 * The works that a record's page shows with figures, as a search: those that cite a product, else those that belong to the
 * record, by the relation that most of them have. `null` where there are none.
 */
export const worksArguments = (
  kind: RecordKind,
  id: string,
  groups: readonly RelatedGroup[],
): WorksArguments | null => {
  const group = worksGroup(kind, groups);
  return (
    group && {
      query: { ...EMPTY_QUERY, filters: { related: [`${group.relation}:${id}`] }, sort: 'newest' },
      options: { facets: facetsOf(kind), facetSize: FACET_VALUES },
    }
  );
};

/** The group of related records that {@link worksArguments} asks for in full. */
export const worksGroup = (kind: RecordKind, groups: readonly RelatedGroup[]): RelatedGroup | null =>
  groups
    .filter((group) => group.kind === 'product')
    .filter(({ relation }) => kindOf(kind) !== 'product' || relation === 'IsCitedBy')
    .reduce<RelatedGroup | null>((most, group) => (most && most.total >= group.total ? most : group), null);

/** The fields of which the page shows each year. */
export const YEARLY_FIELDS = ['type', 'access'] as const;
