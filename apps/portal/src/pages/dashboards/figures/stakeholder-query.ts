import type { FullDashboard } from '@open-discovery/model';
import {
  EMPTY_QUERY,
  normalizeQuery,
  parseQueryText,
  printQueryText,
  searchField,
} from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';
import { markQuery, withinChoice } from '../../../components/charts/chart-queries.ts';

export type Selection = Pick<FullDashboard, 'field' | 'value'>;

/**
 * Returns the query for the works of a stakeholder.
 * @example stakeholderQuery({ field: 'funder', value: 'EC' }).filters // { funder: ['EC'] }
 */
export const stakeholderQuery = ({ field, value }: Selection): SearchQuery => ({
  ...EMPTY_QUERY,
  filters: { [field]: [value] },
});

/** Returns the query whose facets count the works of a stakeholder only, even the facet of the field that selects them. */
export const countedQuery = (selection: Selection): SearchQuery =>
  withinChoice(stakeholderQuery(selection), selection.field);

/** Returns a query with a further condition. */
export const withCondition = (query: SearchQuery, node: QueryNode): SearchQuery => {
  const { tree } = parseQueryText(query.text);
  return { ...query, text: printQueryText(normalizeQuery({ op: 'and', nodes: [tree, node] })) };
};

/** Returns the query for the works of a stakeholder with a value of a field, as a filter where the page has one. */
export const worksWith = (selection: Selection, field: string, value: string): SearchQuery => {
  const query = stakeholderQuery(selection);
  return searchField('product', field) === null
    ? withCondition(query, { op: /\s/.test(value) ? 'phrase' : 'word', field, text: value })
    : markQuery(query, field, value);
};
