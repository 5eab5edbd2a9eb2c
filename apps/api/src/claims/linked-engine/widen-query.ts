import type { EngineQuery, Filter, FilterCondition } from '../../search/engine-query.ts';
import { mapConditions } from '../../search/simple-conditions.ts';
import { LINKED_FIELDS } from './link-map.ts';
import type { LinkMap } from './link-map.ts';

/** Returns the ids of the records that meet a condition because of approved links. */
const linkedIds = (field: string, values: readonly string[], links: LinkMap): readonly string[] => {
  if (field === 'relation') return values.flatMap(links.withRelation);
  const linked = LINKED_FIELDS.find((one) => one === field);
  return linked === undefined ? [] : values.flatMap((value) => links.withValue(linked, value));
};

const widen = (condition: FilterCondition, links: LinkMap): FilterCondition =>
  mapConditions(condition, (one) => {
    const ids = one.is === 'any' ? [...new Set(linkedIds(one.field, one.values, links))] : [];
    return ids.length === 0
      ? one
      : { is: 'any-of', conditions: [one, { is: 'any', field: 'id', values: ids }] };
  });

/**
 * Returns a query whose filters by relation, project and community accept records with approved links, too. Query texts
 * stay as they are.
 */
export const widenQuery = (query: EngineQuery, links: LinkMap): EngineQuery =>
  links.isEmpty
    ? query
    : {
        ...query,
        filters: query.filters.map((filter): Filter => ({ name: filter.name, ...widen(filter, links) })),
      };
