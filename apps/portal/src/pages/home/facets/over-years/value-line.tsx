import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../../../runtime/use-fetch-query.ts';
import { useQueryData } from '../../../../runtime/use-query-data.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { CountFailed } from '../count-failed.tsx';
import { Sparkline } from './sparkline.tsx';

interface ValueLineProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** All values with a sparkline, which are fetched together. */
  readonly values: readonly string[];
  readonly value: string;
  readonly label: string;
}

/** A sparkline of how often a facet value occurs by year. If they cannot be counted, the first of the values says so. */
export const ValueLine = ({ query, field, values, value, label }: ValueLineProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const fetchQuery = useFetchQuery();
  const wanted = { query, field: field.indexField ?? '', values };
  const answer = useQueryData(graphApi.endpoints.valuesOverYears, wanted);
  if (answer?.state === 'failed' && value === values[0])
    return <CountFailed onRetry={() => void fetchQuery(graphApi.endpoints.valuesOverYears, wanted)} />;
  if (answer?.state !== 'found') return null;
  const { years, rows } = answer.value;
  const row = rows.find((one) => one.value === value);
  if (!row || years.length === 0) return null;
  const words = t('over-years.line', {
    name: label,
    first: String(years[0] ?? ''),
    last: String(years.at(-1) ?? ''),
  });
  return <Sparkline years={years} counts={row.counts} label={words} />;
};
