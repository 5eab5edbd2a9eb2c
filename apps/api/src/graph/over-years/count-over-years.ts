import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { LIMITS } from '../parameters/limits.ts';
import { searchableYears } from '../searchable-years.ts';

/** How often values occur each year; one count a year in every row. */
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

interface Wanted {
  readonly field: string;
  /** Of the field, as the index spells them; none means the most frequent. */
  readonly values: readonly string[];
  /** `null` for records without years. */
  readonly yearField: string | null;
  /** Time stamp of the question: years that no search can name are not counted. */
  readonly now: number;
}

/** A name that no facet has, so that the years that were asked for bound those that are counted. */
const NARROWED = 'narrowed';

/** The query as the facet of the field sees it: without what is chosen of it, within everything else. */
const alternativesTo = (query: EngineQuery, field: string): EngineQuery => ({
  ...query,
  filters: query.filters
    .filter(({ name }) => name !== field)
    .map((filter): Filter => ({ ...filter, name: NARROWED })),
  sort: undefined,
  highlight: false,
  explain: false,
  offset: 0,
  limit: 0,
});

const mostFrequent = async (
  query: EngineQuery,
  { field }: Wanted,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<string[]> => {
  const facets = [{ field, size: LIMITS.valuesOverYears / 2 }];
  const answer = await engine.search({ ...query, facets }, signal);
  return (answer.facets[field]?.values ?? []).map(({ value }) => value);
};

const countValue = async (
  query: EngineQuery,
  value: string,
  { field, yearField, now }: Wanted,
  ask: (query: EngineQuery) => ReturnType<SearchEngine['search']>,
): Promise<CountedValue> => {
  const { total, facets } = await ask({
    ...query,
    filters: [...query.filters, { name: NARROWED, is: 'any', field, values: [value] }],
    facets: [
      { field, size: LIMITS.facetValues },
      ...(yearField === null ? [] : [{ field: yearField, size: 1 }]),
    ],
  });
  // The label stands in no other place than a facet; only where too many values tie is the value not among them.
  const label = facets[field]?.values.find((one) => one.value === value)?.label ?? value;
  const years = searchableYears(facets[yearField ?? '']?.values ?? [], now);
  return { value, label, total, byYear: new Map(years.map((year) => [Number(year.value), year.count])) };
};

const withoutGaps = (years: readonly number[]): number[] => {
  if (years.length === 0) return [];
  const first = years.reduce((least, year) => Math.min(least, year));
  const last = years.reduce((most, year) => Math.max(most, year));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** Counts values of a field by year among the results of a query; every count is exact. */
export const countOverYears = async (
  query: EngineQuery,
  wanted: Wanted,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<ValuesOverYears> => {
  const within = alternativesTo(query, wanted.field);
  const values =
    wanted.values.length > 0 ? wanted.values : await mostFrequent(within, wanted, engine, signal);
  const counted: CountedValue[] = [];
  // One after the other: a table of sparklines must not hold up other people's searches.
  for (const value of values)
    counted.push(await countValue(within, value, wanted, (one) => engine.search(one, signal)));
  const years = withoutGaps(counted.flatMap(({ byYear }) => [...byYear.keys()]));
  return {
    years,
    rows: counted.map(({ byYear, ...row }) => ({
      ...row,
      counts: years.map((year) => byYear.get(year) ?? 0),
    })),
  };
};
