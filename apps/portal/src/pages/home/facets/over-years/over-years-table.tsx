import { usePortal } from '../../../../runtime/portal-context.tsx';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { ComparedValue, Period } from './compare-periods.ts';
import { overYearsCsv } from './over-years-csv.ts';
import styles from './over-years.module.css';
import { Sparkline } from './sparkline.tsx';
import { csvAddress } from '../../../../components/csv-address.ts';

interface OverYearsTableProps {
  readonly years: readonly number[];
  readonly values: readonly ComparedValue[];
  readonly before: Period;
  readonly after: Period;
}

const written = ({ from, to }: Period): string => (from === to ? String(from) : `${from}–${to}`);

/** Each value with its sparkline and both periods; the figures are available as a table and as CSV. */
export const OverYearsTable = ({ years, values, before, after }: OverYearsTableProps) => {
  const t = useMessages();
  const first = years[0] ?? 0;
  const last = years.at(-1) ?? 0;
  const heads = [
    t('over-years.value'),
    t('over-years.total'),
    written(before),
    written(after),
    t('over-years.change'),
  ];
  return (
    <>
      <ScrollRegion className={styles['scroll']} label={t('over-years.table')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className="num">
                {first}–{last}
              </th>
              {heads.slice(1).map((head) => (
                <th key={head} scope="col" className="num">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((one) => (
              <ValueRow key={one.value} years={years} value={one} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <YearsTable years={years} values={values} />
      <p>
        <a
          className="btn"
          download={`over-years-${first}-${last}.csv`}
          href={csvAddress(overYearsCsv(['id', ...heads], years, values))}
        >
          {t('over-years.csv')}
        </a>
      </p>
    </>
  );
};

const ValueRow = ({ years, value }: { readonly years: readonly number[]; readonly value: ComparedValue }) => {
  const t = useMessages();
  const format = useFormat();
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
      <td className="num">{format.number(value.total)}</td>
      <td className="num">{format.number(value.before)}</td>
      <td className="num">{format.number(value.after)}</td>
      <td className="num">{value.change === null ? '–' : change(value.change)}</td>
    </tr>
  );
};

/** Returns a formatter for percentage points with a sign. */
const useSignedNumber = (): ((value: number) => string) => {
  const { language } = usePortal();
  const numbers = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return (value) => numbers.format(value);
};

const YearsTable = ({ years, values }: Pick<OverYearsTableProps, 'years' | 'values'>) => {
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
