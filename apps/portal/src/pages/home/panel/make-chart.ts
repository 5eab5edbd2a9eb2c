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
  /** Says of how many values the chart has the most frequent ones. */
  readonly cut: (title: string, shown: number) => string;
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

/** Returns the title of a chart; of one with a part of the values, it says so. */
const titleOf = (words: ChartWords, { distinct = 0 }: ValuesOverYears, shown: number): string =>
  distinct > shown ? words.cut(words.title, shown) : words.title;

const found = ({ rows }: ValuesOverYears) => rows.filter(({ total }) => total > 0);

/** Returns a bar chart of the most frequent values of a field. */
export const barsOf = ({ query, field, answer, words }: ChartSource): ChartData => {
  const rows = found(answer)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, BARS_SHOWN);
  return {
    title: titleOf(words, answer, rows.length),
    corner: words.fieldName,
    columns: [words.count],
    rows: rows.map(({ value, label, total }) => ({
      label: words.nameOf(value, label),
      cells: [{ count: total, to: panelAddress(markQuery(query, field, value)) }],
    })),
  };
};

/** Returns a chart of the most frequent values of a field by year, for the last years that occur. */
export const columnsOf = ({ query, field, answer, words }: ChartSource): ChartData => {
  const rows = found(answer).slice(0, STRIPS_SHOWN);
  const years = answer.years.slice(-YEARS_SHOWN);
  const before = answer.years.length - years.length;
  const title = titleOf(words, answer, rows.length);
  return {
    title: before > 0 ? `${title}, ${years.at(0)}–${years.at(-1)}` : title,
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
