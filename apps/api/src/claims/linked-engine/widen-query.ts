import type { EngineQuery, Filter, FilterCondition } from '../../search/engine-query.ts';
import { LINKED_FIELDS } from './link-map.ts';
import type { LinkMap } from './link-map.ts';

/** Returns the ids of the records that meet a condition because of approved links. */
const linkedIds = (field: string, values: readonly string[], links: LinkMap): readonly string[] => {
  if (field === 'relation') return values.flatMap(links.withRelation);
  const linked = LINKED_FIELDS.find((one) => one === field);
  return linked === undefined ? [] : values.flatMap((value) => links.withValue(linked, value));
};

const widen = (condition: FilterCondition, links: LinkMap): FilterCondition => {
  switch (condition.is) {
    case 'not':
      return { ...condition, condition: widen(condition.condition, links) };
    case 'all-of':
    case 'any-of':
      return { ...condition, conditions: condition.conditions.map((one) => widen(one, links)) };
    case 'any': {
      const ids = [...new Set(linkedIds(condition.field, condition.values, links))];
      if (ids.length === 0) return condition;
      return { is: 'any-of', conditions: [condition, { is: 'any', field: 'id', values: ids }] };
    }
    default:
      return condition;
  }
};

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
