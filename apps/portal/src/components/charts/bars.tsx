import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { largestCount } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';
import styles from './charts.module.css';
import { useFitName } from './use-fit-name.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const ROW_PX = 40;
const TEXT_PX = 16;
const BAR_PX = 10;
/** The rest of a row is for its number. */
const NAME_SHARE = 0.84;

export interface DrawingProps {
  readonly chart: ChartData;
  /** Receives the SVG element, so that it can be downloaded. */
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/**
 * A horizontal bar for each row, with the name above and the number at its end. Each bar links to its results
 * and is named by its `<title>`.
 */
export const Bars = ({ chart, drawing }: DrawingProps): ReactNode => {
  const t = useMessages();
  const format = useFormat();
  const onKeyDown = useRovingFocus(drawing);
  const fitName = useFitName(drawing, NAME_SHARE);
  const most = largestCount(chart);
  return (
    <svg
      ref={drawing}
      className={styles['drawing']}
      height={chart.rows.length * ROW_PX}
      role="group"
      aria-label={t('chart.label', { title: chart.title })}
      onKeyDown={onKeyDown}
    >
      {chart.rows.map(({ label, cells: [cell] }, row) => {
        if (!cell) return null;
        const y = row * ROW_PX;
        const words = t('label.value', { name: label, value: format.number(cell.count) });
        return (
          <Link key={label} to={cell.to} preventScrollReset>
            <title>{words}</title>
            <rect className={styles['hit']} width="100%" y={y} height={ROW_PX - 4} />
            {/* A nested drawing clips names before the number until they are measured. */}
            <svg y={y} width={`${100 * NAME_SHARE}%`} height={TEXT_PX + 6}>
              <text className={styles['name']} y={TEXT_PX}>
                {fitName(label)}
              </text>
            </svg>
            <text className={styles['count']} x="100%" y={y + TEXT_PX}>
              {format.number(cell.count)}
            </text>
            <rect
              className={styles['bar']}
              width={`${(100 * cell.count) / most}%`}
              y={y + TEXT_PX + 6}
              height={BAR_PX}
            />
          </Link>
        );
      })}
    </svg>
  );
};
