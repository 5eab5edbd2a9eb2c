import type { ValuesOverYears } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { csvAddress } from '../../../../components/csv-address.ts';
import { saveText } from '../../../../components/download/save-file.ts';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../../../runtime/use-fetch-query.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { VALUES_MAX } from '../../../../search/values-arguments.ts';
import { fetchAllValues } from './fetch-all-values.ts';

interface OverYearsFilesProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly answer: ValuesOverYears;
  readonly csvOf: (answer: ValuesOverYears) => string;
}

/** The table as CSV and, if it lists the most frequent values only, all values as CSV. */
export const OverYearsFiles = (props: OverYearsFilesProps) => {
  const { answer, csvOf } = props;
  const t = useMessages();
  return (
    <div className="row">
      <a className="btn" download={fileName(answer)} href={csvAddress(csvOf(answer))}>
        {t('over-years.csv')}
      </a>
      {(answer.distinct ?? 0) > answer.rows.length && <AllValuesButton {...props} />}
    </div>
  );
};

const fileName = ({ years }: ValuesOverYears, suffix = ''): string =>
  `over-years-${years[0]}-${years.at(-1)}${suffix}.csv`;

/** Counts the other values, too, and saves them. */
const AllValuesButton = ({ query, field, answer, csvOf }: OverYearsFilesProps) => {
  const t = useMessages();
  const format = useFormat();
  const { endpoints } = usePortal().graphApi;
  const fetchQuery = useFetchQuery();
  const [state, setState] = useState<'idle' | 'counting' | 'failed'>('idle');
  const { distinct = 0 } = answer;
  const save = async () => {
    setState('counting');
    const all = await fetchAllValues({ query, field, endpoints, fetchQuery });
    if (all) saveText(csvOf(all), fileName(all, '-all'), 'text/csv');
    setState(all ? 'idle' : 'failed');
  };
  return (
    <>
      <SteadyButton isOff={state === 'counting'} onClick={() => void save()}>
        {distinct > VALUES_MAX
          ? t('over-years.csv-most', { count: format.number(VALUES_MAX) })
          : t('over-years.csv-all', { count: format.number(distinct) })}
      </SteadyButton>
      <span role="status">{state === 'counting' && t('over-years.loading')}</span>
      {state === 'failed' && <span role="alert">{t('results.failed')}</span>}
    </>
  );
};
