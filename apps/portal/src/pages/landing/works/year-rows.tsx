import { Link } from '../../../components/link.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './works.module.css';

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
}

const SHOWN_YEARS = 30;
/** A bar of a single year would be as wide as the chart. */
const LEAST_YEARS = 12;
const HEIGHT = 28;

/** Counts by year for several rows on one scale, with the figures as a table. */
export const YearRows = ({ title, years, rows }: YearRowsProps) => {
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
      <YearTable title={title} years={years} rows={rows} />
    </figure>
  );
};

const YearTable = ({ title, years, rows }: YearRowsProps) => {
  const t = useMessages();
  const format = useFormat();
  return (
    <details className="small">
      <summary className="soft">{t('years.table')}</summary>
      <ScrollRegion className={styles['frame']} label={title}>
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('field.year')}</th>
              {rows.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countsByYear(years, rows).map(({ year, counts }) => (
              <tr key={year}>
                <th scope="row" className="num">
                  {year}
                </th>
                {rows.map(({ name }, column) => (
                  <td key={name} className="num">
                    {format.number(counts[column] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
};

/** Returns the years with any counts, latest first. */
const countsByYear = (years: readonly number[], rows: readonly YearRow[]) =>
  years
    .map((year, index) => ({ year, counts: rows.map(({ counts }) => counts[index] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .toReversed();
