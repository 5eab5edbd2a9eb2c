import type { Facet } from '@open-discovery/graph-client';
import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentYear } from '../../../runtime/use-current-year.ts';
import { addressOfForm, useKeptEntries } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ValuesCsv } from './values-csv.tsx';
import { ValueChoice } from './value-choice.tsx';
import styles from './values.module.css';
import { EuropeChoice } from './europe-choice.tsx';
import { rounded } from './rounded.ts';
import { hasEurope } from './facet-values.tsx';
import { branchesOf, withDepths } from './facet-tree.ts';
import { MatchAll } from './match-all.tsx';
import { useChoices } from './use-choices.ts';
import { useListedValues } from './use-listed-values.ts';
import type { ListedValue } from './use-listed-values.ts';
import { VALUES_MAX } from '../../../search/values-arguments.ts';
import { choiceState } from './choice-state.ts';

export interface ValuesFormProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet;
  /** All values of the search, to download; without them, the values to list are those that contain a text. */
  readonly all?: Facet;
  readonly within: string;
  /** Fetches the values that contain a text. By default the form submits with its own button. */
  readonly onSearch?: (within: string) => void;
  readonly onDone?: () => void;
}

const FORM_ID = 'values';

/** All values of a field to search, sort and choose from: one form, with and without scripts. */
export const ValuesForm = ({ query, field, facet, all, within, onSearch, onDone }: ValuesFormProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'facets.cut');
  const t = useMessages();
  const navigate = useNavigate();
  const currentYear = useCurrentYear();
  const choices = useChoices<HTMLFormElement>(query, 'by-button');
  const [text, setText] = useState(within);
  const [isByName, setByName] = useState(false);
  const values = useListedValues({ query, field, facet, text, isByName });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // The other button searches values rather than results.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.hasAttribute('name')) return;
    event.preventDefault();
    void navigate(addressOfForm(event.currentTarget, currentYear), { preventScrollReset: true });
    onDone?.();
  };
  return (
    <form id={FORM_ID} className={styles['values']} {...choices} onSubmit={submit}>
      <OtherChoices query={query} field={field} />
      <div className="row">
        <input
          type="search"
          name={onSearch ? undefined : 'within'}
          aria-label={t('facets.find')}
          placeholder={t('facets.find')}
          autoComplete="off"
          defaultValue={within}
          onChange={({ target }) => {
            setText(target.value);
            onSearch?.(target.value);
          }}
        />
        {!onSearch && (
          <button type="submit" className="btn" name="facet" value={field.name}>
            {t('search.submit')}
          </button>
        )}
        <Order isByName={isByName} onChange={setByName} />
      </div>
      <Cut {...facet} />
      {all && <ValuesCsv query={query} field={field} facet={all} />}
      <Values query={query} field={field} values={values} />
      <div className={styles['foot']}>
        {field.several ? <MatchAll query={query} field={field} formId={FORM_ID} /> : <span />}
        <button type="submit" className="btn primary">
          {t('facets.apply')}
        </button>
      </div>
    </form>
  );
};

/** The note that not all values are listed. */
const Cut = ({ distinct = 0, isEstimate }: Facet) => {
  const t = useMessages();
  const format = useFormat();
  if (distinct <= VALUES_MAX) return null;
  const all = isEstimate
    ? t('facets.about', { count: format.number(rounded(distinct)) })
    : format.number(distinct);
  return <p className="small soft">{t('facets.cut', { shown: VALUES_MAX, all })}</p>;
};

const Order = ({
  isByName,
  onChange,
}: {
  readonly isByName: boolean;
  readonly onChange: (isByName: boolean) => void;
}) => {
  const t = useMessages();
  // Without scripts the most frequent values come first, as the API returns them.
  if (!useHydrated()) return null;
  return (
    <label className="row small">
      {t('facets.order')}
      <select
        className="btn"
        value={isByName ? 'name' : 'count'}
        onChange={({ target }) => onChange(target.value === 'name')}
      >
        <option value="count">{t('facets.by-count')}</option>
        <option value="name">{t('facets.by-name')}</option>
      </select>
    </label>
  );
};

interface ValuesProps extends Pick<ValuesFormProps, 'query' | 'field'> {
  readonly values: readonly ListedValue[];
}

const Values = ({ query, field, values }: ValuesProps) => {
  const t = useMessages();
  const format = useFormat();
  const shown = values.filter(({ isHidden }) => !isHidden).length;
  return (
    <>
      {hasEurope(field, values) && <EuropeChoice query={query} field={field} formId={FORM_ID} />}
      <ul className={styles['columns']}>
        {withDepths(branchesOf(field.name, values)).map(({ item: one, depth }) => (
          <li key={one.value} hidden={one.isHidden} data-depth={depth}>
            <ValueChoice
              field={field}
              value={one.value}
              label={one.label}
              count={one.count > 0 ? format.number(one.count) : ''}
              state={choiceState(query, field.name, one.value)}
              formId={FORM_ID}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={shown === 0 ? 'soft' : 'vh'}>
        {shown === 0 ? t('facets.none') : t('facets.counted', { count: shown })}
      </p>
    </>
  );
};

/** Hidden inputs for the other conditions of the query and for the display options. */
const OtherChoices = ({ query, field }: Pick<ValuesFormProps, 'query' | 'field'>) => {
  const own = [field.param, `not.${field.param}`];
  const asked = [...new URLSearchParams(formatResultsAddress({ ...query, page: 1 }))].filter(
    ([name, value]) => !own.includes(name) && !(name === 'all' && value === field.name),
  );
  return [...asked, ...useKeptEntries()].map(([name = '', value]) => (
    <input key={`${name} ${value ?? ''}`} type="hidden" name={name} value={value} />
  ));
};
