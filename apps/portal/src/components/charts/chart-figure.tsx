import { useRef } from 'react';
import { useInBrowser } from '../../runtime/use-in-browser.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { saveFile, saveText } from '../download/save-file.ts';
import { Bars } from './bars.tsx';
import { chartCsv } from './chart-csv.ts';
import type { ChartData } from './chart-data.ts';
import { chartPng, chartSvg } from './chart-picture.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { Columns } from './columns.tsx';

const DRAWINGS = { bars: Bars, columns: Columns } as const;

interface Drawn {
  readonly chart: ChartData;
  readonly drawing: SVGSVGElement;
  /** Prefix of the names of downloaded files. */
  readonly name: string;
}

/** The file formats in which a chart can be downloaded. */
const FILES = {
  csv: ({ chart, name }) => saveText(chartCsv(chart), `${name}.csv`, 'text/csv'),
  svg: ({ drawing, name }) => saveText(chartSvg(drawing), `${name}.svg`, 'image/svg+xml'),
  png: ({ drawing, name }) =>
    void chartPng(drawing).then((picture) => saveFile(picture, `${name}.png`), reportError),
} as const satisfies Record<string, (drawn: Drawn) => void>;
const FORMATS = Object.keys(FILES) as (keyof typeof FILES)[];

interface ChartFigureProps extends Pick<Drawn, 'chart' | 'name'> {
  readonly drawnAs: keyof typeof DRAWINGS;
  /** Shows the table from the start. */
  readonly isTableOpen?: boolean;
}

/** A chart with its data table, both downloadable. */
export const ChartFigure = ({ chart, drawnAs, name, isTableOpen = false }: ChartFigureProps) => {
  const t = useMessages();
  const inBrowser = useInBrowser();
  const drawing = useRef<SVGSVGElement>(null);
  const Drawing = DRAWINGS[drawnAs];
  const save = (format: keyof typeof FILES) => () => {
    if (drawing.current) FILES[format]({ chart, name, drawing: drawing.current });
  };
  return (
    <figure className={styles['figure']}>
      <figcaption>
        <h3>{chart.title}</h3>
      </figcaption>
      <Drawing chart={chart} drawing={drawing} />
      <div className="row small">
        <ChartTable chart={chart} isOpen={isTableOpen} />
        {inBrowser && (
          <span className={styles['files']}>
            {FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                className="link"
                aria-label={t('chart.download', { format: format.toUpperCase(), title: chart.title })}
                onClick={save(format)}
              >
                {format.toUpperCase()}
              </button>
            ))}
          </span>
        )}
      </div>
    </figure>
  );
};
