import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import type { DrawingProps } from './bars.tsx';
import { cellText } from './cell-text.ts';
import { largestCount } from './chart-data.ts';
import type { ChartCell, ChartData } from './chart-data.ts';
import styles from './charts.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

const STRIP_PX = 84;
const TEXT_PX = 16;
const GAP_PX = 10;
const FOOT_PX = 20;
/** Fraction of a row's width that its column fills; the rest is the gap. */
const COLUMN_SHARE = 0.8;
/** Number of columns that share the width at least; a single one would be as wide as the page. */
const COLUMNS_LEAST = 8;

/**
 * One strip for each column of the table, all on the same scale, with a bar for each row that links to its
 * results.
 */
export const Columns = ({ chart, drawing }: DrawingProps): ReactNode => {
  const t = useMessages();
  const onKeyDown = useRovingFocus(drawing);
  const { rows, columns } = chart;
  const lastEnd = (100 * rows.length) / Math.max(rows.length, COLUMNS_LEAST);
  const end = columns.length * STRIP_PX + TEXT_PX - 4;
  return (
    <svg
      ref={drawing}
      className={styles['drawing']}
      height={columns.length * STRIP_PX + FOOT_PX}
      role="group"
      aria-label={t('chart.label', { title: chart.title })}
      onKeyDown={onKeyDown}
    >
      {columns.map((name, at) => (
        <Strip key={name} chart={chart} at={at} />
      ))}
      <text className={styles['name']} x="0" y={end}>
        {rows[0]?.label}
      </text>
      {rows.length > 1 && (
        <text className={styles['count']} x={`${lastEnd}%`} y={end}>
          {rows.at(-1)?.label}
        </text>
      )}
    </svg>
  );
};

interface StripProps {
  readonly chart: ChartData;
  readonly at: number;
}

const Strip = ({ chart, at }: StripProps) => {
  const format = useFormat();
  const top = at * STRIP_PX;
  const cells = chart.rows.map((row): ChartCell => row.cells[at] ?? { count: 0, to: '' });
  const sum = cells.reduce((total, { count }) => total + count, 0);
  const all = cells.reduce((total, { of = 0 }) => total + of, 0);
  return (
    <g>
      <text className={styles['name']} x="0" y={top + TEXT_PX}>
        {chart.columns[at]}
      </text>
      <text className={styles['count']} x="100%" y={top + TEXT_PX}>
        {all > 0 ? format.percent(sum / all) : format.number(sum)}
      </text>
      <rect className={styles['line']} width="100%" y={top + STRIP_PX - GAP_PX} height="1" />
      {cells.map(
        (cell, row) => cell.count > 0 && <Column key={row} chart={chart} at={at} row={row} cell={cell} />,
      )}
    </g>
  );
};

const Column = ({
  chart,
  at,
  row,
  cell,
}: StripProps & { readonly row: number; readonly cell: ChartCell }) => {
  const t = useMessages();
  const format = useFormat();
  const width = 100 / Math.max(chart.rows.length, COLUMNS_LEAST);
  const room = STRIP_PX - TEXT_PX - GAP_PX - 6;
  const height = Math.max(2, (room * cell.count) / (cell.of ?? largestCount(chart)));
  const bottom = (at + 1) * STRIP_PX - GAP_PX;
  const words = t('chart.mark-of', {
    name: chart.rows[row]?.label ?? '',
    series: chart.columns[at] ?? '',
    count: cellText(cell, format),
  });
  return (
    <Link to={cell.to} preventScrollReset>
      <title>{words}</title>
      <rect
        className={styles['hit']}
        x={`${row * width}%`}
        width={`${width}%`}
        y={bottom - room}
        height={room}
      />
      <rect
        className={styles['bar']}
        x={`${row * width + (width * (1 - COLUMN_SHARE)) / 2}%`}
        width={`${width * COLUMN_SHARE}%`}
        y={bottom - height}
        height={height}
      />
    </Link>
  );
};
