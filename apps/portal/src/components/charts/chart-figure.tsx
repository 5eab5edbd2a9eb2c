import { useRef } from 'react';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { saveText } from '../download/save-file.ts';
import { Bars } from './bars.tsx';
import { chartCsv } from './chart-csv.ts';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { Columns } from './columns.tsx';
import { PictureButtons } from './picture-buttons.tsx';

const DRAWINGS = { bars: Bars, columns: Columns } as const;

interface ChartFigureProps {
  readonly chart: ChartData;
  /** Prefix of the names of downloaded files. */
  readonly name: string;
  readonly drawnAs: keyof typeof DRAWINGS;
  /** Shows the table from the start. */
  readonly isTableOpen?: boolean;
}

/** A chart with its data table, both downloadable. */
export const ChartFigure = ({ chart, drawnAs, name, isTableOpen = false }: ChartFigureProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const drawing = useRef<SVGSVGElement>(null);
  const Drawing = DRAWINGS[drawnAs];
  const labelOf = (format: string): string => t('chart.download', { format, title: chart.title });
  return (
    <figure className={styles['figure']}>
      <figcaption>
        <h3>{chart.title}</h3>
      </figcaption>
      <Drawing chart={chart} drawing={drawing} />
      <div className="row small">
        <ChartTable chart={chart} isOpen={isTableOpen} />
        {isHydrated && (
          <span className={styles['files']}>
            <button
              type="button"
              className="link"
              aria-label={labelOf('CSV')}
              onClick={() => saveText(chartCsv(chart), `${name}.csv`, 'text/csv')}
            >
              CSV
            </button>
            <PictureButtons drawing={drawing} name={name} labelOf={labelOf} />
          </span>
        )}
      </div>
    </figure>
  );
};
