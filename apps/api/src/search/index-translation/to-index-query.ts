import { isNumberField } from '@open-discovery/graph-index';
import type {
  FacetRequest as IndexFacet,
  IndexClause,
  IndexQuery,
  SortKey,
} from '@open-discovery/search-index';
import { groupValues } from '../../group-values.ts';
import type { EngineQuery, FacetRequest, Filter, FilterCondition } from '../engine-query.ts';
import { checkLevels } from '../check-levels.ts';
import { toIndexClause } from './to-index-clause.ts';

/** Number facets are histograms and are returned whole: years and citation counts have few values. */
const HISTOGRAM_MAX_VALUES = 10_000;
/** Titles are returned whole, abstracts as the passage that matched. */
const HIGHLIGHT = { fields: ['title', 'abstract'], whole: ['title'], passageChars: 240 } as const;

type EngineSort = NonNullable<EngineQuery['sort']>[number];

const allOf = (clauses: readonly IndexClause[]): IndexClause => {
  const restricting = clauses.filter(({ op }) => op !== 'all');
  return restricting.length > 1 ? { op: 'and', nodes: restricting } : (restricting[0] ?? { op: 'all' });
};

const conditionToClause = (condition: FilterCondition): IndexClause => {
  switch (condition.is) {
    case 'any':
      return condition.field === 'id'
        ? { op: 'ids', ids: condition.values }
        : { op: 'value', field: condition.field, values: condition.values };
    case 'range':
      return {
        op: 'range',
        field: condition.field,
        from: condition.from ?? undefined,
        to: condition.to ?? undefined,
      };
    case 'text':
      return toIndexClause(condition.text);
    case 'exists':
      return { op: 'exists', field: condition.field };
    case 'not':
      return { op: 'not', node: conditionToClause(condition.condition) };
    case 'all-of':
      return allOf(condition.conditions.map(conditionToClause));
    case 'any-of':
      return { op: 'or', nodes: condition.conditions.map(conditionToClause) };
  }
};

const hasText = (condition: FilterCondition): boolean => {
  if (condition.is === 'text') return true;
  if (condition.is === 'not') return false;
  return 'conditions' in condition && condition.conditions.some(hasText);
};

const toIndexFacet = ({ field, size, including, contains, distinct }: FacetRequest): IndexFacet => ({
  field,
  ignoring: field,
  ...(distinct ? { distinct } : {}),
  ...(isNumberField(field) ? { size: HISTOGRAM_MAX_VALUES, order: 'value' } : { size }),
  ...(contains ? { contains } : including?.length ? { including } : {}),
});

/** Joins filters of the same name, because a facet can ignore only one filter. */
const joinFilters = (filters: readonly Filter[]): IndexQuery['filters'] => {
  const byName = groupValues(filters.map((filter) => [filter.name, conditionToClause(filter)] as const));
  return [...byName].map(([name, clauses]) => ({ name, node: allOf(clauses) }));
};

/** Dates of what has happened. A later date is a mistake or a plan, and never the newest. */
const PAST_DATES: ReadonlySet<string> = new Set(['date', 'collected', 'updatedHere', 'startDate']);

const toSortKey = ({ by, descending }: EngineSort, today: number): SortKey =>
  descending && PAST_DATES.has(by) ? { by, descending, atMost: today } : { by, descending };

const NEWEST: EngineSort = { by: 'date', descending: true };

/**
 * Converts a search to a query of the index. Filters that contain words become part of the query itself, so that they
 * count toward relevance. Every other filter keeps its name, so that the facet of that name can ignore it.
 * Newest first, dates after `today` (in days since 1970-01-01) count as missing.
 *
 * @throws EngineError `query` if the query is nested too deeply.
 */
export const toIndexQuery = (query: EngineQuery, today: number): IndexQuery => {
  for (const part of [query.text, ...query.filters]) checkLevels(part);
  const ranking = query.filters.filter(hasText);
  const filters = query.filters.filter((filter) => !hasText(filter));
  const kind: Filter[] =
    query.kind === null ? [] : [{ name: 'kind', is: 'any', field: 'kind', values: [query.kind] }];
  return {
    node: allOf([toIndexClause(query.text), ...ranking.map(conditionToClause)]),
    filters: joinFilters([...kind, ...filters]),
    facets: query.facets?.map(toIndexFacet),
    ...(query.onePerWork ? { onePer: { field: 'work', first: toSortKey(NEWEST, today) } } : {}),
    sort: query.sort?.map((key) => toSortKey(key, today)),
    offset: query.offset,
    limit: query.limit,
    ...(query.after ? { after: query.after } : {}),
    ...(query.highlight ? { highlight: HIGHLIGHT } : {}),
    ...(query.explain ? { explain: true } : {}),
  };
};
