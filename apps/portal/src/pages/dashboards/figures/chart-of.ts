import type { FacetCounts, ValuesOverYears } from '@open-discovery/graph-client';
import type { DashboardFigure } from '@open-discovery/model';
import type { QueryResult } from '@open-discovery/portal-state';
import { withYear } from '../../../components/charts/chart-queries.ts';
import type { ChartData } from '../../../components/charts/chart-data.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import type { CountedFigures } from './fetch-figures.ts';
import { isOpenRight, openWorksAddress } from './open-share.ts';
import { FIGURES } from './figure-table.ts';
import type { FigureRow } from './figure-table.ts';
import { stakeholderQuery, withCondition, worksWith } from './stakeholder-query.ts';
import type { Selection } from './stakeholder-query.ts';

/** The reader's words for a chart. */
export interface FigureWords {
  readonly title: string;
  readonly corner: string;
  readonly count: string;
  /** Names a value of a field. */
  readonly value: (field: string, value: string, label: string) => string;
  /** Names a search of a figure. */
  readonly search: (name: string) => string;
}

export interface FigureSource {
  readonly figure: DashboardFigure;
  readonly selection: Selection;
  readonly counted: CountedFigures;
  readonly words: FigureWords;
}

export type Drawing = { readonly drawnAs: 'bars' | 'columns'; readonly chart: ChartData } | 'failed' | null;

const BARS_SHOWN = 10;
const COLUMNS_SHOWN = 6;
const YEARS_SHOWN = 30;

type Values = readonly { readonly value: string; readonly label: string; readonly count: number }[];
type Row<Counts extends FigureRow['counts']> = Extract<FigureRow, { counts: Counts }>;

const bars = (
  { words }: FigureSource,
  rows: readonly { label: string; count: number; to: string }[],
): Drawing =>
  rows.length === 0
    ? null
    : {
        drawnAs: 'bars',
        chart: {
          title: words.title,
          corner: words.corner,
          columns: [words.count],
          rows: rows.map(({ label, count, to }) => ({ label, cells: [{ count, to }] })),
        },
      };

/** Reports whether a value is the stakeholder itself, which is not a partner of itself. */
const isSelf = ({ selection }: FigureSource, field: string, value: string): boolean =>
  selection.field === field && selection.value === value;

const valuesOf = (answer: QueryResult<FacetCounts> | null, field: string): Values | null =>
  answer?.state === 'found' ? (answer.value.facets[field]?.values ?? []) : null;

const facetBars = (source: FigureSource, { field }: Row<'facet'>): Drawing => {
  const { counted, selection, words } = source;
  const values = valuesOf(field === 'license' ? counted.licenses : counted.counts, field);
  if (values === null) return 'failed';
  const rows = values
    .filter(({ value }) => !isSelf(source, field, value))
    .slice(0, BARS_SHOWN)
    .map(({ value, label, count }) => ({
      label: words.value(field, value, label),
      count,
      to: resultsAddress(worksWith(selection, field, value)),
    }));
  return bars(source, rows);
};

const searchBars = (source: FigureSource, { searches }: Row<'searches'>): Drawing => {
  const { figure, counted, selection, words } = source;
  const answer = counted.totals[figure];
  if (answer?.state !== 'found') return 'failed';
  const rows = searches.flatMap(({ name, node }, at) => {
    const count = answer.value[at] ?? 0;
    const to = resultsAddress(withCondition(stakeholderQuery(selection), node));
    return count > 0 ? [{ label: words.search(name), count, to }] : [];
  });
  return bars(source, rows);
};

interface Column {
  readonly field: string;
  readonly value: string;
  readonly label: string;
  readonly byYear: ReadonlyMap<number, number>;
}

const columnsOf = (field: string, { years, rows }: ValuesOverYears): Column[] =>
  rows
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ value, label, counts }) => ({
      field,
      value,
      label,
      byYear: new Map(years.map((year, at) => [year, counts[at] ?? 0])),
    }));

/** Returns the last years with works, without gaps. */
const yearsOf = (columns: readonly Column[]): number[] => {
  const years = columns.flatMap(({ byYear }) =>
    [...byYear].filter(([, count]) => count > 0).map(([year]) => year),
  );
  const last = Math.max(...years);
  const first = Math.max(Math.min(...years), last - YEARS_SHOWN + 1);
  return Array.from({ length: last - first + 1 }, (_none, at) => first + at);
};

const yearColumns = ({ counted, selection, words }: FigureSource, { parts }: Row<'years'>): Drawing => {
  const answers = parts.map(({ field }) => ({ field, answer: counted.years[field] }));
  const found = answers.flatMap(({ field, answer }) =>
    answer?.state === 'found' ? columnsOf(field, answer.value) : [],
  );
  if (answers.some(({ answer }) => answer?.state !== 'found')) return 'failed';
  const columns = found.slice(0, COLUMNS_SHOWN);
  if (columns.length === 0) return null;
  const rows = yearsOf(columns).map((year) => ({
    label: String(year),
    cells: columns.map(({ field, value, byYear }) => ({
      count: byYear.get(year) ?? 0,
      to: resultsAddress(withYear(worksWith(selection, field, value), year)),
    })),
  }));
  return {
    drawnAs: 'columns',
    chart: {
      title: words.title,
      corner: words.corner,
      columns: columns.map(({ field, value, label }) => words.value(field, value, label)),
      rows,
    },
  };
};

/** Returns the share of open works in each year with works. */
const openShareColumns = (
  { counted, selection, words }: FigureSource,
  { field }: Row<'open share'>,
): Drawing => {
  const answer = counted.years[field];
  if (answer?.state !== 'found') return 'failed';
  const rights = columnsOf(field, answer.value);
  if (rights.length === 0) return null;
  const countIn = (year: number, columns: readonly Column[]): number =>
    columns.reduce((sum, { byYear }) => sum + (byYear.get(year) ?? 0), 0);
  const open = rights.filter(({ value }) => isOpenRight(value));
  const rows = yearsOf(rights).map((year) => ({
    label: String(year),
    cells: [{ count: countIn(year, open), of: countIn(year, rights), to: openWorksAddress(selection, year) }],
  }));
  return {
    drawnAs: 'columns',
    chart: {
      title: words.title,
      corner: words.corner,
      columns: [words.value(field, 'OPEN', 'OPEN')],
      whole: words.count,
      rows,
    },
  };
};

/** Returns the chart of a figure; `null` where there is nothing to draw. Every number links to its search. */
export const chartOf = (source: FigureSource): Drawing => {
  const row = FIGURES[source.figure];
  if (row.counts === 'facet') return facetBars(source, row);
  if (row.counts === 'open share') return openShareColumns(source, row);
  return row.counts === 'years' ? yearColumns(source, row) : searchBars(source, row);
};
