import { isDayField, isTextField } from '@open-discovery/graph-index';
import { isProductType } from '@open-discovery/model';
import {
  addressLength,
  EMPTY_QUERY,
  formatResultsAddress,
  normalizeQuery,
  printQueryText,
  queryFieldName,
  searchField,
  SINCE_FIELD,
  TEXT_MAX_CHARS,
  TOGETHER,
  VERSIONS_FIELD,
} from '@open-discovery/search-fields';
import type { QueryNode, QueryTextOptions, SearchQuery } from '@open-discovery/search-fields';
import type { EngineQuery, Filter, FilterCondition } from '../../search/engine-query.ts';
import { CHANGED_FILTER } from '../changed-between.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { isPlainSearch } from '../collection-request.ts';
import { withIdentifierClause } from '../identifiers/recognized-identifier.ts';

const MS_PER_DAY = 86_400_000;

const boundText = (field: string, bound: number | null): string | null => {
  if (bound === null) return null;
  return isDayField(field) ? new Date(bound * MS_PER_DAY).toISOString().slice(0, 10) : String(bound);
};

/** Reports whether a query text that names the field means its exact values only. */
const isExact = (field: string): boolean => queryFieldName(field) === field && !isTextField(field);

const toGroup = (op: 'and' | 'or', conditions: readonly FilterCondition[]): QueryNode | null => {
  const nodes = conditions.map(toNode).filter((node) => node !== null);
  return nodes.length === conditions.length ? { op, nodes } : null;
};

/** Converts a condition to a node of a query text; `null` if no query text has the same meaning. */
const toNode = (condition: FilterCondition): QueryNode | null => {
  if ('field' in condition && !isExact(condition.field)) return null;
  switch (condition.is) {
    case 'text':
      return condition.text;
    case 'not': {
      const node = toNode(condition.condition);
      return node && { op: 'not', node };
    }
    case 'all-of':
      return toGroup('and', condition.conditions);
    case 'any-of':
      return toGroup('or', condition.conditions);
    case 'exists':
      return { op: 'range', field: condition.field, from: null, to: null };
    case 'any': {
      const { field, values } = condition;
      return { op: 'or', nodes: values.map((text) => ({ op: 'phrase', field, text })) };
    }
    case 'range': {
      const { field, from, to } = condition;
      return { op: 'range', field, from: boundText(field, from), to: boundText(field, to) };
    }
  }
};

/** Returns the product types of a filter; `null` if it has other values. */
const typesOf = (filter: Filter): SearchQuery['types'] | null => {
  if (filter.is !== 'any' || filter.field !== 'type') return null;
  const types = filter.values.filter(isProductType);
  return types.length === filter.values.length ? types : null;
};

/** Prints a query; nothing for all records. */
const textOf = (tree: QueryNode, options?: QueryTextOptions): string =>
  tree.op === 'all' ? '' : printQueryText(tree, options);

/**
 * Returns the address of the portal's results of a search, without the portal; `null` if the portal has no such page.
 * @example resultsAddress(parameters, query) // '/?keyword=sea&q=year%3A2020..2020'
 */
export const resultsAddress = (
  { common, clauses }: CollectionParameters,
  { kind, filters, onePerWork = false }: EngineQuery,
): string | null => {
  if (kind === null || kind === 'person') return null;
  if (common.since !== null && !searchField(kind, SINCE_FIELD)) return null;
  const typed = filters.find((filter) => typesOf(filter) !== null);
  const others = filters.filter((filter) => filter !== typed && filter.name !== CHANGED_FILTER);
  const restrictions = toGroup('and', others);
  if (restrictions === null) return null;
  // An identifier is recognized only if it is the whole query text.
  const words = others.length > 0 ? withIdentifierClause(common.q) : common.q;
  const query: SearchQuery = {
    ...EMPTY_QUERY,
    kind,
    types: (typed && typesOf(typed)) ?? [],
    keyword: isPlainSearch(common, clauses) ? textOf(common.search, { fields: [] }) : '',
    text: textOf(normalizeQuery({ op: 'and', nodes: [words, restrictions] })),
    filters: {
      ...(common.since === null ? {} : { [SINCE_FIELD]: [common.since] }),
      ...(onePerWork ? { [VERSIONS_FIELD.name]: [TOGETHER] } : {}),
    },
  };
  const isTooLong = [query.keyword, query.text].some((text) => addressLength(text) > TEXT_MAX_CHARS);
  return isTooLong ? null : `/?${formatResultsAddress(query)}`;
};
