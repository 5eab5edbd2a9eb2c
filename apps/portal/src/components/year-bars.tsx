import { yearBounds } from '@open-discovery/validators';
import { useCurrentYear } from '../runtime/use-current-year.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from './link.tsx';
import { useFormat } from '../runtime/use-format.ts';
import styles from './year-bars.module.css';

interface YearBarsProps {
  readonly years: readonly { readonly value: string; readonly count: number }[];
  /** Bounds of the selected years; years outside are dimmed. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Returns the address of one year's results. */
  readonly addressOf?: (year: number) => string;
}

const SPAN_SHOWN_YEARS = 30;
/** Minimum span of the axis; fewer years would draw one bar as wide as the page. */
const SPAN_LEAST_YEARS = 12;
const HEIGHT = 64;

/** Products per year as bars that link to that year's results, with the figures as a table. */
export const YearBars = ({ years, from = null, to = null, addressOf = yearAddress }: YearBarsProps) => {
  const t = useMessages();
  const { min, max } = yearBounds({ currentYear: useCurrentYear() });
  const counted = years.map(({ value, count }) => ({ year: Number(value), count }));
  // Real records contain impossible years. The table lists them; the axis leaves them out.
  const possible = counted.filter(({ year }) => year >= min && year <= max);
  const last = Math.max(...possible.map(({ year }) => year));
  const shown = possible.filter(({ year }) => year > last - SPAN_SHOWN_YEARS);
  const first = Math.min(last - SPAN_LEAST_YEARS + 1, ...shown.map(({ year }) => year));
  const most = Math.max(1, ...shown.map(({ count }) => count));
  if (shown.length === 0) return null;
  const span = last - first + 1;
  const isIn = (year: number) => (from === null || year >= from) && (to === null || year <= to);
  return (
    <>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${span * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={t('years.label', { first: String(first), last: String(last) })}
      >
        {shown.map(({ year, count }) => {
          const height = Math.max(1, ((HEIGHT - 2) * count) / most);
          const words = t('label.value', { name: String(year), value: count });
          return (
            <Link key={year} to={addressOf(year)} data-year={year}>
              <title>{words}</title>
              <rect className={styles['hit']} x={(year - first) * 10} y="0" width="10" height={HEIGHT} />
              <rect
                className={isIn(year) ? styles['bar'] : styles['off']}
                x={(year - first) * 10 + 1}
                y={HEIGHT - height}
                width="8"
                height={height}
              />
            </Link>
          );
        })}
      </svg>
      <p className={`small soft num ${styles['ends']}`} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <YearsTable years={counted} />
    </>
  );
};

interface CountedYear {
  readonly year: number;
  readonly count: number;
}

const YearsTable = ({ years }: { readonly years: readonly CountedYear[] }) => {
  const t = useMessages();
  const format = useFormat();
  return (
    <details className="small">
      <summary className="soft">{t('years.table')}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('field.year')}</th>
            <th scope="col">{t('kind.product')}</th>
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: rowsOf(years, format.number) }} />
      </table>
    </details>
  );
};

/**
 * Returns the rows as HTML, the last year first. They are numbers only, and up to hundreds of elements that React would
 * create one by one.
 */
const rowsOf = (years: readonly CountedYear[], formatNumber: (value: number) => string): string =>
  years
    .toReversed()
    .map(
      ({ year, count }) => `<tr><td class="num">${year}</td><td class="num">${formatNumber(count)}</td></tr>`,
    )
    .join('');

const yearAddress = (year: number): string => `/?from=${year}&to=${year}`;
