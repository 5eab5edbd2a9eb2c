import type { FacetValue } from '@open-discovery/graph-client';
import type { SearchedKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { skipToken } from '@reduxjs/toolkit/query';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSearchPageData } from '../home-data.ts';
import { valuesRequest } from './builder-requests.ts';
import { CONTROLS } from './form-parameters.ts';
import { SearchedValues } from './searched-values.tsx';
import type { NamedValue, ValuePickerProps } from './value-picker-props.ts';

/** A field's values with their number of records: a select, and with scripts a searchable combobox. */
export const ValuePicker = (props: ValuePickerProps) => {
  const { kind, field, value, label, onChange } = props;
  const t = useMessages();
  const isHydrated = useHydrated();
  const values = useNamedValues(kind, field);
  if (isHydrated) return <SearchedValues {...props} values={values} />;
  return (
    <select
      className="btn"
      name={CONTROLS.value}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('builder.choose')}</option>
      {value !== '' && !values.some((known) => known.value === value) && (
        <option value={value}>{value}</option>
      )}
      {values.map(({ value: one, name, count }) => (
        <option key={one} value={one} suppressHydrationWarning>
          {name} ({count})
        </option>
      ))}
    </select>
  );
};

const useNamedValues = (kind: SearchedKind, field: string): readonly NamedValue[] => {
  const { graphApi } = usePortal();
  const labels = useLabels();
  const format = useFormat();
  const loaded = useSearchPageData()?.builder?.values[field];
  const fetched = useQueryData(graphApi.endpoints.search, loaded ? skipToken : valuesRequest(kind, field));
  const facet = foundValue(loaded ?? fetched)?.facets[field];
  const named = ({ value, label, count }: FacetValue): NamedValue => ({
    value,
    name: labels.value(field, value, label),
    count: format.number(count),
  });
  return (facet?.values ?? []).map(named);
};
