import { usePortal } from '../../../../runtime/portal-context.tsx';
import { Link } from '../../../../components/link.tsx';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { formatPeriod } from './compare-periods.ts';
import type { ComparedPeriods, ComparedValue, Period, PeriodCounts } from './compare-periods.ts';
import styles from './over-years.module.css';
import { Sparkline } from './sparkline.tsx';

interface OverYearsTableProps {
  readonly years: readonly number[];
  readonly compared: ComparedPeriods;
  readonly before: Period;
  readonly after: Period;
  /** Returns the address of the results with a value, of all years or of a period; `null` if they have none. */
  readonly linkTo: (value: string, period: Period | null) => string | null;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** Each value with its sparkline and both periods, and all results as the last row; a second table has every year. */
export const OverYearsTable = (props: OverYearsTableProps) => {
  const { years, compared, before, after } = props;
  const { values, all } = compared;
  const t = useMessages();
  const first = years[0] ?? 0;
  const last = years.at(-1) ?? 0;
  const heads = [t('over-years.total'), formatPeriod(before), formatPeriod(after), t('over-years.change')];
  return (
    <>
      <ScrollRegion className={styles['scroll']} label={t('over-years.table')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('over-years.value')}</th>
              <th scope="col" className="num">
                {first}–{last}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="num">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((one) => (
              <ValueRow key={one.value} {...props} value={one} />
            ))}
          </tbody>
          {all && (
            <tfoot>
              <AllRow years={years} all={all} />
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      <YearsTable years={years} values={values} />
    </>
  );
};

/** All results, which the shares are of. */
const AllRow = ({ years, all }: { readonly years: readonly number[]; readonly all: PeriodCounts }) => {
  const t = useMessages();
  const format = useFormat();
  const name = t('over-years.all');
  const ends = { first: years[0] ?? 0, last: years.at(-1) ?? 0 };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Sparkline years={years} counts={all.counts} label={t('over-years.line', { name, ...ends })} />
      </td>
      {[all.total, all.before, all.after].map((count, column) => (
        <td key={column} className="num">
          {format.number(count)}
        </td>
      ))}
      <td />
    </tr>
  );
};

const ValueRow = (props: OverYearsTableProps & { readonly value: ComparedValue }) => {
  const { years, value, before, after } = props;
  const t = useMessages();
  const change = useSignedNumber();
  const first = years[0] ?? 0;
  const last = years.at(-1) ?? 0;
  return (
    <tr>
      <th scope="row">{value.label}</th>
      <td>
        <Sparkline
          years={years}
          counts={value.counts}
          label={t('over-years.line', { name: value.label, first, last })}
        />
      </td>
      <Count {...props} count={value.total} period={null} />
      <Count {...props} count={value.before} period={before} />
      <Count {...props} count={value.after} period={after} />
      <td className="num">{value.change === null ? '–' : change(value.change)}</td>
    </tr>
  );
};

interface CountProps extends Pick<OverYearsTableProps, 'linkTo' | 'onLeave'> {
  readonly value: ComparedValue;
  readonly count: number;
  readonly period: Period | null;
}

/** A number of results, which leads to them. */
const Count = ({ value, count, period, linkTo, onLeave }: CountProps) => {
  const format = useFormat();
  const address = count > 0 ? linkTo(value.value, period) : null;
  const shown = format.number(count);
  return (
    <td className="num">
      {address ? (
        <Link to={address} onClick={onLeave}>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </td>
  );
};

/** Returns a formatter for percentage points with a sign. Its minus is as wide as the plus, which the hyphen of the languages is not. */
const useSignedNumber = (): ((value: number) => string) => {
  const { language } = usePortal();
  const numbers = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return (number) =>
    numbers
      .formatToParts(number)
      .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
      .join('');
};

const YearsTable = ({
  years,
  values,
}: Pick<OverYearsTableProps, 'years'> & Pick<ComparedPeriods, 'values'>) => {
  const t = useMessages();
  const format = useFormat();
  return (
    <details>
      <summary className="soft small">{t('over-years.by-year')}</summary>
      <ScrollRegion className={styles['scroll']} label={t('over-years.by-year')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('over-years.value')}</th>
              {years.map((year) => (
                <th key={year} scope="col" className="num">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map(({ value, label, counts }) => (
              <tr key={value}>
                <th scope="row">{label}</th>
                {counts.map((count, index) => (
                  <td key={years[index]} className="num">
                    {format.number(count)}
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
