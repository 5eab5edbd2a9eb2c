import { csvLine } from '@open-discovery/export-formats';
import type { ChartData } from './chart-data.ts';

/** A chart's numbers as a table in CSV, each line with its end. */
export const chartCsv = ({ corner, columns, rows }: ChartData): string =>
  [
    [corner, ...columns],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ count }) => String(count))]),
  ]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('');
