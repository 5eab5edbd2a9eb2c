import type { useFormat } from '../../runtime/use-format.ts';
import type { ChartCell } from './chart-data.ts';

/** Returns the number of a mark; a share with the numbers that it is made of. */
export const cellText = (
  { count, of }: ChartCell,
  format: Pick<ReturnType<typeof useFormat>, 'number' | 'percent'>,
): string =>
  of === undefined
    ? format.number(count)
    : `${format.percent(of === 0 ? 0 : count / of)} (${format.number(count)}/${format.number(of)})`;
