import { formatCsv } from '@open-discovery/export-formats/csv';
import { Link } from '../../../components/link.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './works.module.css';
import { csvAddress } from '../../../components/csv-address.ts';

interface YearRow {
  readonly name: string;
  /** Address of the list behind the row. */
  readonly address: string | null;
  /** One count per year. */
  readonly counts: readonly number[];
  readonly total: number;
}

interface YearRowsProps {
  readonly title: string;
  /** In order, without gaps. */
  readonly years: readonly number[];
  readonly rows: readonly YearRow[];
  /** The last column of the table: the percentage of a count in another one, by year. */
  readonly share?: {
    readonly name: string;
    readonly part: readonly number[];
    readonly of: readonly number[];
  };
}

const SHOWN_YEARS = 30;
/** A bar of a single year would be as wide as the chart. */
const LEAST_YEARS = 12;
const HEIGHT = 28;

/** Counts by year for several rows on one scale, with the figures as a table. */
export const YearRows = ({ title, years, rows, share }: YearRowsProps) => {
  const format = useFormat();
  const shown = years.slice(-SHOWN_YEARS);
  const cut = years.length - shown.length;
  const before = Math.max(0, LEAST_YEARS - shown.length);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts.slice(cut)));
  return (
    <figure className={styles['chart']}>
      <figcaption className="small soft">{title}</figcaption>
      {rows.map(({ name, address, counts, total }) => (
        <div key={name} className={styles['row']}>
          <span>
            {address ? <Link to={address}>{name}</Link> : name}{' '}
            <span className="num small soft">{format.number(total)}</span>
          </span>
          <svg
            viewBox={`0 0 ${(before + shown.length) * 10} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {counts.slice(cut).map((count, index) => {
              const height = count === 0 ? 0 : Math.max(1.5, (HEIGHT * count) / most);
              return (
                <rect
                  key={index}
                  x={(before + index) * 10 + 1}
                  y={HEIGHT - height}
                  width="8"
                  height={height}
                />
              );
            })}
          </svg>
        </div>
      ))}
      <p className={`small soft num ${styles['ends']}`} aria-hidden="true">
        <span>{(shown[0] ?? 0) - before}</span>
        <span>{shown.at(-1)}</span>
      </p>
      <YearTable title={title} years={years} rows={rows} {...(share && { share })} />
    </figure>
  );
};

const YearTable = (figures: YearRowsProps) => {
  const t = useMessages();
  const format = useFormat();
  const { title } = figures;
  const named = [...figures.rows, ...(figures.share ? [figures.share] : [])];
  const heads = [t('field.year'), ...named.map(({ name }) => name)];
  const rows = rowsOf(figures);
  return (
    <details className="small">
      <summary className="soft">{t('years.table')}</summary>
      <ScrollRegion className={styles['frame']} label={title}>
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([year, ...numbers]) => (
              <tr key={year}>
                <th scope="row" className="num">
                  {year}
                </th>
                {numbers.map((number, column) => (
                  <td key={heads[column + 1]} className="num">
                    {number === '' ? '' : format.number(number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>
        <a
          href={csvAddress(formatCsv([heads, ...rows]))}
          download="works-by-year.csv"
          aria-label={t('chart.download', { format: 'CSV', title })}
        >
          CSV
        </a>
      </p>
    </details>
  );
};

/** Returns a row of numbers for each year with any counts, latest first. Of a year without works there is no share. */
const rowsOf = ({ years, rows, share }: YearRowsProps): [year: number, ...numbers: (number | '')[]][] =>
  years
    .map((year, at): [number, ...(number | '')[]] => {
      const of = share?.of[at] ?? 0;
      const percentage: number | '' = of === 0 ? '' : Math.round((1000 * (share?.part[at] ?? 0)) / of) / 10;
      return [year, ...rows.map(({ counts }) => counts[at] ?? 0), ...(share ? [percentage] : [])];
    })
    .filter(([, ...numbers]) => numbers.some(Boolean))
    .toReversed();
