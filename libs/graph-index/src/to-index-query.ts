import type {
  FacetWanted as IndexFacet,
  IndexQuery,
  QueryNode as IndexNode,
} from '@open-discovery/search-index';
import type { EngineQuery, FacetWanted, Filter, FilterCondition } from './engine-query.ts';
import { isNumberField } from './field-types.ts';
import { toIndexNode } from './to-index-node.ts';

/** A histogram is asked for whole: years and citation counts have few values. */
const WHOLE_HISTOGRAM = 10_000;
/** A title is shown whole, an abstract by the passage that matched. */
const HIGHLIGHT = { fields: ['title', 'abstract'], whole: ['title'], passageChars: 240 } as const;

const allOf = (nodes: readonly IndexNode[]): IndexNode => {
  const asked = nodes.filter(({ op }) => op !== 'all');
  return asked.length > 1 ? { op: 'and', nodes: asked } : (asked[0] ?? { op: 'all' });
};

const toNode = (condition: FilterCondition): IndexNode => {
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
      return toIndexNode(condition.text);
    case 'exists':
      return { op: 'exists', field: condition.field };
    case 'not':
      return { op: 'not', node: toNode(condition.condition) };
    case 'all-of':
      return allOf(condition.conditions.map(toNode));
    case 'any-of':
      return { op: 'or', nodes: condition.conditions.map(toNode) };
  }
};

const hasText = (condition: FilterCondition): boolean => {
  if (condition.is === 'text') return true;
  if (condition.is === 'not') return false;
  return 'conditions' in condition && condition.conditions.some(hasText);
};

const toFacet = ({ field, size, including, contains }: FacetWanted): IndexFacet => ({
  field,
  ignoring: field,
  ...(isNumberField(field) ? { size: WHOLE_HISTOGRAM, order: 'value' } : { size }),
  ...(contains ? { contains } : including?.length ? { including } : {}),
});

/** Filters of one name become one, because a facet leaves out one name. */
const joinFilters = (filters: readonly Filter[]): IndexQuery['filters'] => {
  const byName = new Map<string, IndexNode[]>();
  for (const filter of filters) byName.set(filter.name, [...(byName.get(filter.name) ?? []), toNode(filter)]);
  return [...byName].map(([name, nodes]) => ({ name, node: allOf(nodes) }));
};

/**
 * The index's form of a search. Conditions on words join the query itself, so that they count for relevance; every
 * other filter keeps its name, so that the facet of that name leaves it out.
 */
export const toIndexQuery = (query: EngineQuery): IndexQuery => {
  const ranking = query.filters.filter(hasText);
  const filters = query.filters.filter((filter) => !hasText(filter));
  const kind: Filter[] =
    query.kind === null ? [] : [{ name: 'kind', is: 'any', field: 'kind', values: [query.kind] }];
  return {
    node: allOf([toIndexNode(query.text), ...ranking.map(toNode)]),
    filters: joinFilters([...kind, ...filters]),
    facets: query.facets?.map(toFacet),
    sort: query.sort,
    offset: query.offset,
    limit: query.limit,
    ...(query.after ? { after: query.after } : {}),
    ...(query.highlight ? { highlight: HIGHLIGHT } : {}),
    ...(query.explain ? { explain: true } : {}),
  };
};
