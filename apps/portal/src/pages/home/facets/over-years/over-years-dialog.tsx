import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../../runtime/use-query-data.ts';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useLabels } from '../../../../runtime/use-labels.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useResultsAddress } from '../../../../search/search-address.ts';
import { comparePeriods, usualPeriods } from './compare-periods.ts';
import { countedResults } from './counted-results.ts';
import { OverYearsTable } from './over-years-table.tsx';
import styles from './over-years.module.css';
import { PeriodFields } from './period-fields.tsx';

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
  const labels = useLabels();
  const [periods, setPeriods] = useState(() => usualPeriods(answer.years));
  const values = useMemo(
    () => comparePeriods(answer, periods.before, periods.after),
    [answer, periods.before, periods.after],
  );
  const named = values.map((one) => ({ ...one, label: labels.value(field.name, one.value, one.label) }));
  return (
    <div className={styles['comparison']}>
      <PeriodFields
        years={answer.years}
        before={periods.before}
        after={periods.after}
        onChange={(changed) => setPeriods({ ...periods, ...changed })}
      />
      <p className="small soft">{t('over-years.explained')}</p>
      <OverYearsTable
        years={answer.years}
        values={named}
        before={periods.before}
        after={periods.after}
        onLeave={onClose}
        linkTo={(value, period) => {
          const counted = countedResults(query, field.name, { value, period });
          return counted && addressOf(counted);
        }}
      />
    </div>
  );
};
