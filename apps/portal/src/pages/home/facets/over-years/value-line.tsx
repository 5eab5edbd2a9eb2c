import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../../runtime/use-query-data.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Sparkline } from './sparkline.tsx';

interface ValueLineProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** All values with a sparkline, which are fetched together. */
  readonly values: readonly string[];
  readonly value: string;
  readonly label: string;
}

/** A sparkline of how often a facet value occurs by year. */
export const ValueLine = ({ query, field, values, value, label }: ValueLineProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const answer = useQueryData(graphApi.endpoints.valuesOverYears, {
    query,
    field: field.indexField ?? '',
    values,
  });
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
