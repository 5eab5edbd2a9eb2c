import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { COUNTED_MAX } from '../../../../components/charts/chart-queries.ts';
import type { usePortal } from '../../../../runtime/portal-context.tsx';
import type { useFetchQuery } from '../../../../runtime/use-fetch-query.ts';
import { valuesArguments } from '../../../../search/values-arguments.ts';

interface AllValuesRequest {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly endpoints: ReturnType<typeof usePortal>['graphApi']['endpoints'];
  readonly fetchQuery: ReturnType<typeof useFetchQuery>;
}

/**
 * Counts all values of a field by year, up to as many as the API lists (`VALUES_MAX`); `null` if a request fails. The requests
 * follow each other, because each of them is many searches.
 */
export const fetchAllValues = async ({
  query,
  field,
  endpoints,
  fetchQuery,
}: AllValuesRequest): Promise<ValuesOverYears | null> => {
  const listed = await fetchQuery(endpoints.search, valuesArguments(query, field, ''));
  if (listed?.state !== 'found') return null;
  const values = (listed.value.facets[field.name]?.values ?? []).flatMap(({ value, count }) =>
    count > 0 ? [value] : [],
  );
  const answers: ValuesOverYears[] = [];
  for (let from = 0; from < values.length; from += COUNTED_MAX) {
    const some = values.slice(from, from + COUNTED_MAX);
    const wanted = { query, field: field.indexField ?? '', values: some };
    const answer = await fetchQuery(endpoints.valuesOverYears, wanted);
    if (answer?.state !== 'found') return null;
    answers.push(answer.value);
  }
  return joined(answers);
};

/** Returns one table of the values, with the years of all of them. */
const joined = (answers: readonly ValuesOverYears[]): ValuesOverYears => {
  const firsts = answers.flatMap(({ years }) => years.slice(0, 1));
  const first = Math.min(...firsts);
  const last = Math.max(...answers.flatMap(({ years }) => years.slice(-1)));
  const years = firsts.length > 0 ? Array.from({ length: last - first + 1 }, (_none, at) => first + at) : [];
  const rows = answers.flatMap((answer) =>
    answer.rows.map((row) => ({
      ...row,
      counts: years.map((year) => row.counts[answer.years.indexOf(year)] ?? 0),
    })),
  );
  return { ...answers[0], years, rows };
};
