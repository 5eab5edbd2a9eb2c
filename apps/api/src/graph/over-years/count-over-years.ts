import type { EngineQuery, FacetRequest, Filter } from '../../search/engine-query.ts';
import type { Facet, SearchAnswer, SearchEngine } from '../../search/search-engine.ts';
import { LIMITS } from '../parameters/limits.ts';
import { searchableYears } from '../searchable-years.ts';

/** A number of results, and how many of them each year has. */
interface YearlyCounts {
  readonly total: number;
  readonly counts: readonly number[];
}

/** The number of results per value and year. */
export interface ValuesOverYears extends Pick<Facet, 'distinct' | 'isEstimate'> {
  readonly years: readonly number[];
  readonly rows: readonly (YearlyCounts & { readonly value: string; readonly label: string })[];
  /** All results, which shares are of, with their own years. A result can have several values, or none. */
  readonly results: YearlyCounts & { readonly years: readonly number[] };
}

interface CountedValue {
  readonly value: string;
  readonly label: string;
  readonly total: number;
  readonly byYear: YearCounts;
}

type YearCounts = ReadonlyMap<number, number>;

interface CountOptions {
  readonly field: string;
  /** Values as they are in the index; if empty, the most frequent ones. */
  readonly values: readonly string[];
  /** `null` for kinds of records without years. */
  readonly yearField: string | null;
  /** Time of the request, in ms since 1970, to exclude years that a search does not accept. */
  readonly now: number;
}

const VALUES_AT_A_TIME = 5;

/** A filter name that no facet has, so that a filter on years also restricts the counted years. */
const APPLIES_TO_ALL = 'applies-to-all';

/** Returns the query that a facet counts: without the filters on its own field. */
const withoutFilterOn = (query: EngineQuery, field: string): EngineQuery => ({
  ...query,
  filters: query.filters
    .filter(({ name }) => name !== field)
    .map((filter): Filter => ({ ...filter, name: APPLIES_TO_ALL })),
  sort: undefined,
  highlight: false,
  explain: false,
  offset: 0,
  limit: 0,
});

const yearFacet = ({ yearField }: CountOptions): FacetRequest[] =>
  yearField === null ? [] : [{ field: yearField, size: 1 }];

/** Returns the query that counts all results by year and, unless values are given, the most frequent values. */
const allQuery = (query: EngineQuery, options: CountOptions): EngineQuery => {
  const { field, values } = options;
  const mostFrequent = { field, size: LIMITS.valuesOverYears / 2, distinct: true };
  return { ...query, facets: [...(values.length > 0 ? [] : [mostFrequent]), ...yearFacet(options)] };
};

/** Returns the query that counts the results with a value by year. */
const valueQuery = (query: EngineQuery, value: string, options: CountOptions): EngineQuery => {
  const { field } = options;
  return {
    ...query,
    filters: [...query.filters, { name: APPLIES_TO_ALL, is: 'any', field, values: [value] }],
    facets: [{ field, size: LIMITS.facetValues }, ...yearFacet(options)],
  };
};

const countsByYear = ({ facets }: SearchAnswer, { yearField, now }: CountOptions): YearCounts =>
  new Map(
    searchableYears(facets[yearField ?? '']?.values ?? [], now).map(({ value, count }) => [
      Number(value),
      count,
    ]),
  );

const toCountedValue = (value: string, answer: SearchAnswer, options: CountOptions): CountedValue => {
  // Only facets have labels. The value can be missing in the facet if too many values have the same count.
  const label = answer.facets[options.field]?.values.find((one) => one.value === value)?.label ?? value;
  return { value, label, total: answer.total, byYear: countsByYear(answer, options) };
};

const fillGaps = (years: readonly number[]): number[] => {
  if (years.length === 0) return [];
  const first = years.reduce((least, year) => Math.min(least, year));
  const last = years.reduce((most, year) => Math.max(most, year));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

const countsIn = (years: readonly number[], counts: YearCounts): number[] =>
  years.map((year) => counts.get(year) ?? 0);

/** Counts the results of a query by year and value of a field. All counts are exact. */
export const countOverYears = async (
  query: EngineQuery,
  options: CountOptions,
  engine: SearchEngine,
): Promise<ValuesOverYears> => {
  const within = withoutFilterOn(query, options.field);
  const all = await engine.search(allQuery(within, options));
  const { values: frequent = [], ...numbers } = all.facets[options.field] ?? {};
  const values = options.values.length > 0 ? options.values : frequent.map(({ value }) => value);
  const counted: CountedValue[] = [];
  // A few at a time, so that a table of sparklines does not delay the searches of other users.
  for (let from = 0; from < values.length; from += VALUES_AT_A_TIME) {
    const some = values.slice(from, from + VALUES_AT_A_TIME);
    const answers = await engine.searchEach(some.map((value) => valueQuery(within, value, options)));
    answers.forEach((answer, at) => counted.push(toCountedValue(some[at] ?? '', answer, options)));
  }
  const allByYear = countsByYear(all, options);
  const years = fillGaps(counted.flatMap(({ byYear }) => [...byYear.keys()]));
  const allYears = fillGaps([...allByYear.keys()]);
  return {
    years,
    rows: counted.map(({ byYear, ...row }) => ({ ...row, counts: countsIn(years, byYear) })),
    results: { total: all.total, years: allYears, counts: countsIn(allYears, allByYear) },
    ...numbers,
  };
};
