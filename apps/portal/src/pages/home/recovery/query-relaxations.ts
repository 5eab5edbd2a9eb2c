import {
  chosenValues,
  clearFilters,
  formatSearchAddress,
  matchesAll,
  parseQueryText,
  printQueryText,
  VERSIONS_FIELD,
  withExcluded,
  withFilter,
  withKeyword,
  withText,
  withYears,
} from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';
import { inAnyField } from './in-any-field.ts';
import { conjuncts, withWordNodes, wordNodes } from './word-nodes.ts';
import { formatYears } from '../../../search/format-years.ts';

/** A query that may find more, and its difference from the original query. */
export interface Offer {
  readonly differs:
    | { readonly by: 'any-field' | 'no-filters' | 'everything' }
    | { readonly by: 'field' | 'exclusion'; readonly field: string; readonly values: readonly string[] }
    | { readonly by: 'words'; readonly words: string };
  readonly query: SearchQuery;
}

/** A query with more parts is pasted text, for which a list of its words is useless. */
const PARTS_MAX = 8;
/** Maximum number of counts in one API call. */
const OFFERS_MAX = 30;

const withoutYears = (query: SearchQuery): Offer[] => {
  const { from, to } = query;
  if (from === null && to === null) return [];
  return [
    {
      differs: { by: 'field', field: 'year', values: [formatYears(query)] },
      query: withYears(query, null, null),
    },
  ];
};

/**
 * Values of one field are alternatives and are removed together; values that must all match are removed one
 * by one.
 */
const withoutField = (query: SearchQuery, field: string, values: readonly string[]): Offer[] =>
  (matchesAll(query, field) ? values.map((value) => [value]) : [values]).map((left) => ({
    differs: { by: 'field', field, values: left },
    query: left.reduce((rest, value) => withFilter(rest, field, value, false), query),
  }));

/** Removes all filters. Whether versions are one result is none: without it, the same works would be more results. */
const withoutFilters = (query: SearchQuery): SearchQuery =>
  chosenValues(query, VERSIONS_FIELD.name).reduce(
    (kept, value) => withFilter(kept, VERSIONS_FIELD.name, value, true),
    clearFilters(query),
  );

const withoutExclusions = (query: SearchQuery): Offer[] =>
  Object.entries(query.excluded).flatMap(([field, values]) =>
    values.map((value): Offer => ({
      differs: { by: 'exclusion', field, values: [value] },
      query: withExcluded(query, field, value, false),
    })),
  );

const withoutParts = (
  nodes: readonly QueryNode[],
  print: (nodes: readonly QueryNode[]) => string,
  keep: (nodes: readonly QueryNode[]) => SearchQuery,
): Offer[] => {
  const parts = nodes.length > PARTS_MAX ? [nodes] : nodes.map((node) => [node]);
  return parts.map((part) => ({
    differs: { by: 'words', words: print(part) },
    query: keep(nodes.filter((node) => !part.includes(node))),
  }));
};

const withoutWords = (query: SearchQuery): Offer[] =>
  withoutParts(
    wordNodes(query.keyword),
    (nodes) => withWordNodes(query, nodes).keyword,
    (nodes) => withWordNodes(query, nodes),
  );

const withoutConditions = (query: SearchQuery): Offer[] => {
  const nodes = conjuncts(parseQueryText(query.text).tree);
  const print = (parts: readonly QueryNode[]) =>
    parts.length === 0 ? '' : printQueryText({ op: 'and', nodes: parts });
  return withoutParts(nodes, print, (parts) => withText(query, print(parts)));
};

const inAnyFieldOffer = (query: SearchQuery): Offer[] => {
  const anywhere = inAnyField(query);
  return anywhere === null ? [] : [{ differs: { by: 'any-field' }, query: anywhere }];
};

/**
 * Returns the relaxations of a query that found little, without duplicates: the same words in any field; the
 * query without one condition (years, types, a filter, a word, a condition of the query text); without any
 * filter; all records of the kind.
 */
export const offersOf = (query: SearchQuery): readonly Offer[] => {
  const everything = withText(withKeyword(clearFilters(query), ''), '');
  const offers: readonly Offer[] = [
    ...inAnyFieldOffer(query),
    ...withoutYears(query),
    ...(query.types.length > 0 ? withoutField(query, 'type', query.types) : []),
    ...Object.entries(query.filters)
      .filter(([field]) => field !== VERSIONS_FIELD.name)
      .flatMap(([field, values]) => withoutField(query, field, values)),
    ...withoutExclusions(query),
    ...withoutWords(query),
    ...withoutConditions(query),
    { differs: { by: 'no-filters' }, query: withoutFilters(query) },
  ];
  const asked = new Set([{ ...query, page: 1 }, everything].map(formatSearchAddress));
  const isNew = ({ query: offered }: Offer): boolean => {
    const address = formatSearchAddress(offered);
    const isKnown = asked.has(address);
    asked.add(address);
    return !isKnown;
  };
  return [
    ...offers.filter(isNew).slice(0, OFFERS_MAX - 1),
    { differs: { by: 'everything' }, query: everything },
  ];
};
