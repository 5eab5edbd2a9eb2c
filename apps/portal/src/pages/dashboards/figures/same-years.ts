import type { ChartData } from '../../../components/charts/chart-data.ts';
import type { Drawing } from './chart-of.ts';

const NONE = { count: 0, to: '' };

const isOverYears = (drawing: Drawing): drawing is Extract<Drawing, { drawnAs: string }> =>
  drawing !== null && drawing !== 'failed' && drawing.drawnAs === 'columns';

const unionOf = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** Returns a chart with these columns and rows; it has no works in those that are new to it. */
const spread = (chart: ChartData, columns: readonly string[], years: readonly string[]): ChartData => {
  const cellsOf = new Map(chart.rows.map(({ label, cells }) => [label, cells]));
  return {
    ...chart,
    columns,
    rows: years.map((label) => ({
      label,
      cells: columns.map((column) => cellsOf.get(label)?.[chart.columns.indexOf(column)] ?? NONE),
    })),
  };
};

/**
 * Returns charts over the years that are shown next to each other: with the same years and, in the order of the first, the
 * same parts. Other charts stay as they are.
 * @example withSameYears([of2019And2020, of2020]) // both have 2019 and 2020
 */
export const withSameYears = (drawings: readonly Drawing[]): readonly Drawing[] => {
  const charts = drawings.filter(isOverYears).map(({ chart }) => chart);
  if (charts.length < 2) return drawings;
  const columns = unionOf(charts.map((chart) => chart.columns));
  const years = unionOf(charts.map(({ rows }) => rows.map(({ label }) => label))).sort();
  return drawings.map((drawing) =>
    isOverYears(drawing) ? { ...drawing, chart: spread(drawing.chart, columns, years) } : drawing,
  );
};
