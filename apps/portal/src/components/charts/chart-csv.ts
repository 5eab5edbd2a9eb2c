import { formatCsv } from '@open-discovery/export-formats/csv';
import type { ChartData } from './chart-data.ts';

/** Formats a chart's numbers as CSV. A share has the numbers that it is made of, in two columns. */
export const chartCsv = ({ corner, columns, rows, whole }: ChartData): string =>
  formatCsv([
    [corner, ...columns.flatMap((column) => (whole === undefined ? [column] : [column, whole]))],
    ...rows.map(({ label, cells }) => [
      label,
      ...cells.flatMap(({ count, of = 0 }) => (whole === undefined ? [count] : [count, of])),
    ]),
  ]);
