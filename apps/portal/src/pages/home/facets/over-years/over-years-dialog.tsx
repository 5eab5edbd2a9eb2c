import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../../runtime/use-query-data.ts';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import { useLabels } from '../../../../runtime/use-labels.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useResultsAddress } from '../../../../search/search-address.ts';
import { usualPeriods } from './compare-periods.ts';
import { rounded } from '../rounded.ts';
import { countedResults } from './counted-results.ts';
import { OverYearsFiles } from './over-years-files.tsx';
import { OverYearsTable } from './over-years-table.tsx';
import styles from './over-years.module.css';
import { PeriodFields } from './period-fields.tsx';
import { useComparison } from './use-comparison.ts';

export interface OverYearsDialogProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly onClose: () => void;
}

/** The most frequent values of a field by year, and their change between two periods. */
export const OverYearsDialog = ({ query, field, onClose }: OverYearsDialogProps) => {
  const t = useMessages();
  const labels = useLabels();
  const { graphApi } = usePortal();
  const answer = useQueryData(graphApi.endpoints.valuesOverYears, { query, field: field.indexField ?? '' });
  const title = t('facets.lines-of', { name: labels.field(field.name) });
  return (
    <ModalDialog title={title} onClose={onClose}>
      {answer === undefined && <p className="soft">{t('over-years.loading')}</p>}
      {answer?.state === 'failed' && <p role="alert">{t('results.failed')}</p>}
      {answer?.state === 'found' &&
        (answer.value.years.length === 0 ? (
          <p>{t('over-years.none')}</p>
        ) : (
          <Comparison answer={answer.value} query={query} field={field} onClose={onClose} />
        ))}
    </ModalDialog>
  );
};

interface ComparisonProps extends OverYearsDialogProps {
  readonly answer: ValuesOverYears;
}

const Comparison = ({ answer, query, field, onClose }: ComparisonProps) => {
  const addressOf = useResultsAddress();
  const t = useMessages();
  const [periods, setPeriods] = useState(() => usualPeriods(answer.years));
  const { compare, csvOf } = useComparison(field, periods.before, periods.after);
  return (
    <div className={styles['comparison']}>
      <PeriodFields
        years={answer.years}
        before={periods.before}
        after={periods.after}
        onChange={(changed) => setPeriods({ ...periods, ...changed })}
      />
      <p className="small soft">
        {t('over-years.explained')} <Cut {...answer} />
      </p>
      <OverYearsTable
        years={answer.years}
        compared={compare(answer)}
        before={periods.before}
        after={periods.after}
        onLeave={onClose}
        linkTo={(value, period) => {
          const counted = countedResults(query, field.name, { value, period });
          return counted && addressOf(counted);
        }}
      />
      <OverYearsFiles query={query} field={field} answer={answer} csvOf={csvOf} />
    </div>
  );
};

/** The sentence that not all values are listed. */
const Cut = ({ rows, distinct = 0, isEstimate }: ValuesOverYears) => {
  const t = useMessages();
  const format = useFormat();
  if (distinct <= rows.length) return null;
  const all = isEstimate
    ? t('facets.about', { count: format.number(rounded(distinct)) })
    : format.number(distinct);
  return t('over-years.cut', { shown: rows.length, all });
};
