import { formatCsv } from '@open-discovery/export-formats/csv';
import type { ChartData } from './chart-data.ts';

/** Formats a chart's numbers as CSV. */
export const chartCsv = ({ corner, columns, rows }: ChartData): string =>
  formatCsv([
    [corner, ...columns],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ count }) => count)]),
  ]);
