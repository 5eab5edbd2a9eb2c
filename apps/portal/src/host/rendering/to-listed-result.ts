import type { AnsweredQuery, QueryName, QueryValue } from '@open-discovery/portal-state';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { toCardRecord, toKindedCard } from '../../search/card-records.ts';

type Listed = {
  readonly [Name in QueryName]?: (
    value: QueryValue<Name>,
    query: Extract<AnsweredQuery, { readonly name: Name }>,
  ) => QueryValue<Name>;
};

type Overview = QueryValue<'overview'>;

/** All pages show the same overview until the records change. */
const toListedOverview = weakMapMemoize((overview: Overview): Overview => ({
  ...overview,
  newest: overview.newest.map(toKindedCard),
  communities: overview.communities.map(({ record, products }) => ({
    record: toCardRecord('community', record),
    products,
  })),
}));

/** The queries whose records are only listed, and how each value is cut down to what lists show. */
const LISTED: Listed = {
  search: (page, { argument }) => ({
    ...page,
    results: page.results.map((record) => toCardRecord(argument.query.kind, record)),
    elsewhere: page.elsewhere.map(({ kind, record }) => ({ kind, record: toCardRecord(kind, record) })),
  }),
  overview: (overview) => toListedOverview(overview),
  related: (groups) =>
    groups.map((group) => ({
      ...group,
      results: group.results.map((item) => ({
        ...toKindedCard(item),
        ...(item.linkedByUser ? { linkedByUser: item.linkedByUser } : {}),
      })),
    })),
  records: (records, { argument }) => records.map((record) => toCardRecord(argument.kind, record)),
};

/** Returns the result of a query as the payload carries it: of records in lists, only what the lists show. */
export const toListedResult = (query: AnsweredQuery): AnsweredQuery['result'] => {
  const { result } = query;
  // The table pairs each name with its value; the name alone does not tell the compiler which.
  const toListed = LISTED[query.name] as ((value: unknown, query: AnsweredQuery) => never) | undefined;
  return result.state === 'found' && toListed ? { ...result, value: toListed(result.value, query) } : result;
};
