import type { Facet } from '@open-discovery/graph-client';
import { withFilter, withYears } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../../components/icon.tsx';
import { useResultsAddress } from '../../../components/search-address.ts';
import { SEARCH_FORM_ID } from '../../../components/search-box.tsx';
import { useLabels } from '../../../components/use-labels.ts';
import { YearBars } from '../../../components/year-bars.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './facets.module.css';
import { useOpen } from './use-open.ts';

interface YearFacetProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet | undefined;
}

/** Bars per year, and the range as two fields for those who would rather type. */
export const YearFacet = ({ query, field, facet }: YearFacetProps) => {
  const t = useMessages();
  const labels = useLabels();
  const resultsOf = useResultsAddress();
  const addressOf = (year: number) =>
    resultsOf(
      field.filterType === 'range'
        ? withYears(query, year, year)
        : withFilter(query, field.name, String(year), true),
    );
  return (
    <details className={styles['facet']} {...useOpen(field.name, true)}>
      <summary>
        <h2>{labels.field(field.name)}</h2>
        <Icon name="chevron" />
      </summary>
      {facet && facet.values.length > 0 && (
        <YearBars years={facet.values} from={query.from} to={query.to} addressOf={addressOf} />
      )}
      <fieldset className={styles['range']}>
        <legend className="vh">{labels.field(field.name)}</legend>
        <YearInput name="from" label={t('years.from')} value={query.from} />
        <span>{t('years.to-word')}</span>
        <YearInput name="to" label={t('years.to')} value={query.to} />
        <button type="submit" className="btn small" form={SEARCH_FORM_ID}>
          {t('years.apply')}
        </button>
      </fieldset>
    </details>
  );
};

interface YearInputProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly value: number | null;
}

const YearInput = ({ name, label, value }: YearInputProps) => (
  <input
    key={value ?? ''}
    name={name}
    form={SEARCH_FORM_ID}
    aria-label={label}
    inputMode="numeric"
    pattern="\d{4}"
    maxLength={4}
    defaultValue={value ?? ''}
  />
);
