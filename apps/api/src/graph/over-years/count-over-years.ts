import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../../search/search-engine.ts';
import { LIMITS } from '../parameters/limits.ts';
import { searchableYears } from '../searchable-years.ts';

/** The number of results per value and year. */
export interface ValuesOverYears {
  readonly years: readonly number[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly value: string;
  readonly label: string;
  readonly total: number;
  readonly counts: readonly number[];
}

interface CountedValue {
  readonly value: string;
  readonly label: string;
  readonly total: number;
  readonly byYear: ReadonlyMap<number, number>;
}

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

const mostFrequent = async (
  query: EngineQuery,
  { field }: CountOptions,
  engine: SearchEngine,
): Promise<string[]> => {
  const facets = [{ field, size: LIMITS.valuesOverYears / 2 }];
  const answer = await engine.search({ ...query, facets });
  return (answer.facets[field]?.values ?? []).map(({ value }) => value);
};

/** Returns the query that counts the results with a value by year. */
const valueQuery = (query: EngineQuery, value: string, { field, yearField }: CountOptions): EngineQuery => ({
  ...query,
  filters: [...query.filters, { name: APPLIES_TO_ALL, is: 'any', field, values: [value] }],
  facets: [
    { field, size: LIMITS.facetValues },
    ...(yearField === null ? [] : [{ field: yearField, size: 1 }]),
  ],
});

const toCountedValue = (
  value: string,
  { total, facets }: SearchAnswer,
  { field, yearField, now }: CountOptions,
): CountedValue => {
  // Only facets have labels. The value can be missing in the facet if too many values have the same count.
  const label = facets[field]?.values.find((one) => one.value === value)?.label ?? value;
  const years = searchableYears(facets[yearField ?? '']?.values ?? [], now);
  return { value, label, total, byYear: new Map(years.map((year) => [Number(year.value), year.count])) };
};

const fillGaps = (years: readonly number[]): number[] => {
  if (years.length === 0) return [];
  const first = years.reduce((least, year) => Math.min(least, year));
  const last = years.reduce((most, year) => Math.max(most, year));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** Counts the results of a query by year and value of a field. All counts are exact. */
export const countOverYears = async (
  query: EngineQuery,
  options: CountOptions,
  engine: SearchEngine,
): Promise<ValuesOverYears> => {
  const within = withoutFilterOn(query, options.field);
  const values = options.values.length > 0 ? options.values : await mostFrequent(within, options, engine);
  const counted: CountedValue[] = [];
  // A few at a time, so that a table of sparklines does not delay the searches of other users.
  for (let from = 0; from < values.length; from += VALUES_AT_A_TIME) {
    const some = values.slice(from, from + VALUES_AT_A_TIME);
    const answers = await engine.searchEach(some.map((value) => valueQuery(within, value, options)));
    answers.forEach((answer, at) => counted.push(toCountedValue(some[at] ?? '', answer, options)));
  }
  const years = fillGaps(counted.flatMap(({ byYear }) => [...byYear.keys()]));
  return {
    years,
    rows: counted.map(({ byYear, ...row }) => ({
      ...row,
      counts: years.map((year) => byYear.get(year) ?? 0),
    })),
  };
};
