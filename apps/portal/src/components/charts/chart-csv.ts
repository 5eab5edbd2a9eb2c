import { csvLine } from '@open-discovery/export-formats';
import type { ChartData } from './chart-data.ts';

/** Formats a chart's numbers as CSV with a line break after every line. */
export const chartCsv = ({ corner, columns, rows }: ChartData): string =>
  [
    [corner, ...columns],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ count }) => String(count))]),
  ]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('');
