import type { Facet, FacetValue, SearchPage } from '@open-discovery/graph-client';
import { chosenValues, facetFields } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { SEARCH_FORM_ID } from '../../components/search-box.tsx';
import { useFormat } from '../../components/use-format.ts';
import { useLabels } from '../../components/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './facets.module.css';
import { useSubmitOnChange } from './use-submit-on-change.ts';
import { YearFacet } from './year-facet.tsx';

interface FacetsProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
  readonly total: number;
}

/** How many facets stand open before the reader asks. */
const OPEN_AT_FIRST = 5;

/** What the results can be narrowed by: fieldsets of checkboxes that belong to the search form. */
export const Facets = ({ query, facets, total }: FacetsProps) => {
  const t = useMessages();
  const format = useFormat();
  const shown = facetFields(query.kind, query).filter(
    (field) => hasChoice(facets[field.name]) || isChosen(query, field.name),
  );
  const chosen = shown.reduce((sum, field) => sum + chosenValues(query, field.name).length, 0);
  const hidden = <HiddenChoices query={query} shown={shown} />;
  if (shown.length === 0) return <div>{hidden}</div>;
  return (
    <aside className={styles['facets']} aria-label={t('facets.label')}>
      {hidden}
      <details className={styles['sheet']} open={false}>
        <summary className="btn">
          <Icon name="filter" /> {t('facets.label')} {chosen > 0 && <b className="num">{chosen}</b>}
        </summary>
      </details>
      <div className={styles['all']}>
        {shown.map((field, index) =>
          field.type === 'year' ? (
            <YearFacet key={field.name} query={query} field={field} facet={facets[field.name]} />
          ) : (
            <FacetGroup
              key={field.name}
              query={query}
              field={field}
              facet={facets[field.name] ?? { values: [], distinct: 0 }}
              open={index < OPEN_AT_FIRST || isChosen(query, field.name)}
            />
          ),
        )}
        <p className={styles['apply']}>
          <button type="submit" form={SEARCH_FORM_ID} className="btn primary">
            {t('facets.apply', { count: total, shown: format.number(total) })}
          </button>
        </p>
      </div>
    </aside>
  );
};

const isChosen = (query: SearchQuery, field: string): boolean =>
  chosenValues(query, field).length > 0 || (field === 'year' && (query.from !== null || query.to !== null));

const hasChoice = (facet: Facet | undefined): boolean => (facet?.values.length ?? 0) > 0;

interface FacetGroupProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet;
  readonly open: boolean;
}

const FacetGroup = ({ query, field, facet, open }: FacetGroupProps) => {
  const t = useMessages();
  const format = useFormat();
  const labels = useLabels();
  const chosen = chosenValues(query, field.name);
  const missing = chosen.filter((value) => !facet.values.some((offered) => offered.value === value));
  const name = labels.field(field.name);
  const more = facet.distinct - facet.values.length;
  return (
    <details className={styles['facet']} open={open}>
      <summary>
        <h2>{name}</h2>
        <Icon name="chevron" />
      </summary>
      <fieldset>
        <legend className="vh">{name}</legend>
        {[...missing.map((value): FacetValue => ({ value, label: value, count: 0 })), ...facet.values].map(
          (value) => (
            <Choice
              key={value.value}
              field={field}
              value={value.value}
              label={labels.value(field.name, value.value, value.label)}
              count={value.count > 0 ? format.number(value.count) : ''}
              checked={chosen.includes(value.value)}
            />
          ),
        )}
      </fieldset>
      {more > 0 && (
        <p className="small soft">{t('facets.more', { count: more, shown: format.number(more) })}</p>
      )}
    </details>
  );
};

interface ChoiceProps {
  readonly field: SearchField;
  readonly value: string;
  readonly label: string;
  readonly count: string;
  readonly checked: boolean;
}

const Choice = ({ field, value, label, count, checked }: ChoiceProps) => {
  const submit = useSubmitOnChange();
  const box = useRef<HTMLInputElement>(null);
  // The address decides; the box stays the same element, so that the reader's focus stays on it.
  useEffect(() => {
    if (box.current) box.current.checked = checked;
  }, [checked]);
  return (
    <label className={styles['choice']}>
      <input
        ref={box}
        type="checkbox"
        name={field.param}
        value={value}
        form={SEARCH_FORM_ID}
        defaultChecked={checked}
        onChange={submit}
      />
      {/* Names of countries and languages are the platform's, and the browser's may be newer than the server's. */}
      <span suppressHydrationWarning>{label}</span>
      <span className="num soft small">{count}</span>
    </label>
  );
};

/** What the address says and no control shows must not be lost when the form is sent. */
const HiddenChoices = ({
  query,
  shown,
}: {
  readonly query: SearchQuery;
  readonly shown: readonly SearchField[];
}) => {
  const names = new Set(shown.map(({ name }) => name));
  const inputs = Object.entries(query.filters).flatMap(([name, values]) =>
    names.has(name) ? [] : values.map((value) => [name, value] as const),
  );
  return (
    <>
      {inputs.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} form={SEARCH_FORM_ID} />
      ))}
      {query.text !== '' && <input type="hidden" name="q" value={query.text} form={SEARCH_FORM_ID} />}
      {query.size !== 10 && <input type="hidden" name="size" value={query.size} form={SEARCH_FORM_ID} />}
    </>
  );
};
