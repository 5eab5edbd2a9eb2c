import { useMessages } from '../../../../messages/use-messages.ts';
import type { Period } from './compare-periods.ts';
import styles from './over-years.module.css';

interface PeriodFieldsProps {
  /** The selectable years, in order. */
  readonly years: readonly number[];
  readonly before: Period;
  readonly after: Period;
  readonly onChange: (changed: { before?: Period; after?: Period }) => void;
}

/** The inputs for the two compared periods. */
export const PeriodFields = ({ years, before, after, onChange }: PeriodFieldsProps) => {
  const t = useMessages();
  return (
    <div className="row">
      <PeriodField
        legend={t('over-years.before')}
        years={years}
        period={before}
        onChange={(period) => onChange({ before: period })}
      />
      <PeriodField
        legend={t('over-years.after')}
        years={years}
        period={after}
        onChange={(period) => onChange({ after: period })}
      />
    </div>
  );
};

interface PeriodFieldProps {
  readonly legend: string;
  readonly years: readonly number[];
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

const PeriodField = ({ legend, years, period: { from, to }, onChange }: PeriodFieldProps) => {
  const t = useMessages();
  // The default periods may begin before the first counted year.
  const offered = [...new Set([from, to, ...years])].sort((a, b) => b - a);
  const options = offered.map((year) => <option key={year}>{year}</option>);
  return (
    <fieldset className={styles['period']}>
      <legend className="small soft">{legend}</legend>
      <select
        className="btn num"
        aria-label={t('years.from')}
        value={from}
        onChange={({ target }) =>
          onChange({ from: Number(target.value), to: Math.max(to, Number(target.value)) })
        }
      >
        {options}
      </select>
      –
      <select
        className="btn num"
        aria-label={t('years.to')}
        value={to}
        onChange={({ target }) =>
          onChange({ from: Math.min(from, Number(target.value)), to: Number(target.value) })
        }
      >
        {options}
      </select>
    </fieldset>
  );
};
