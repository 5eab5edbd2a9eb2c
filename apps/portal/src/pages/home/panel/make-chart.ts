import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { ChartData } from '../../../components/charts/chart-data.ts';
import { markQuery, withYear } from '../../../components/charts/chart-queries.ts';
import { panelAddress } from './panel-address.ts';

interface ChartWords {
  readonly title: string;
  readonly fieldName: string;
  readonly count: string;
  readonly year: string;
  readonly nameOf: (value: string, label: string) => string;
}

interface ChartSource {
  readonly query: SearchQuery;
  readonly field: string;
  readonly answer: ValuesOverYears;
  readonly words: ChartWords;
}

const BARS_SHOWN = 10;
const STRIPS_SHOWN = 6;
const YEARS_SHOWN = 30;

const found = ({ rows }: ValuesOverYears) => rows.filter(({ total }) => total > 0);

/** Returns a bar chart of the most frequent values of a field. */
export const barsOf = ({ query, field, answer, words }: ChartSource): ChartData => ({
  title: words.title,
  corner: words.fieldName,
  columns: [words.count],
  rows: found(answer)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, BARS_SHOWN)
    .map(({ value, label, total }) => ({
      label: words.nameOf(value, label),
      cells: [{ count: total, to: panelAddress(markQuery(query, field, value)) }],
    })),
});

/** Returns a chart of the most frequent values of a field by year, for the last years that occur. */
export const columnsOf = ({ query, field, answer, words }: ChartSource): ChartData => {
  const rows = found(answer).slice(0, STRIPS_SHOWN);
  const years = answer.years.slice(-YEARS_SHOWN);
  const before = answer.years.length - years.length;
  return {
    title: before > 0 ? `${words.title}, ${years.at(0)}–${years.at(-1)}` : words.title,
    corner: words.year,
    columns: rows.map(({ value, label }) => words.nameOf(value, label)),
    rows: years.map((year, at) => ({
      label: String(year),
      cells: rows.map(({ value, counts }) => ({
        count: counts[before + at] ?? 0,
        to: panelAddress(withYear(markQuery(query, field, value), year)),
      })),
    })),
  };
};
