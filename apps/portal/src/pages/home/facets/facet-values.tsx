import type { FacetValue, SearchPage } from '@open-discovery/graph-client';
import { isEuropeanCountry } from '@open-discovery/model';
import {
  chosenValues,
  EUROPE,
  excludedValues,
  isExcludable,
  OWN_ROLE_FIELD,
} from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { withTexts } from '../../../messages/load-messages.ts';
import { ValueChoice } from './value-choice.tsx';
import { branchesOf, childrenOf, underParents } from './facet-tree.ts';
import type { ValueBranch } from './facet-tree.ts';
import styles from './facets.module.css';
import { MatchAll } from './match-all.tsx';
import { OVER_YEARS_CATALOG } from './over-years/over-years-catalog.ts';
import { choiceState } from './choice-state.ts';

/** The search whose facets a page shows, and the facets. */
export interface FacetProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
  /** The offered fields, including dependent ones. */
  readonly fields: readonly SearchField[];
}

interface FacetValuesProps extends FacetProps {
  readonly field: SearchField;
  readonly values: readonly FacetValue[];
  /** Shows a sparkline next to each value. */
  readonly hasLines?: boolean;
}

/** The choice of any value, where a second value replaces the first. */
const ANY: FacetValue = { value: '', label: '', count: 0 };

/** Maximum number of values that the API counts by year at once. */
const LINES_MAX = 20;

const ValueLine = clientOnlyLazy(
  withTexts(async () => (await import('./over-years/value-line.tsx')).ValueLine, OVER_YEARS_CATALOG),
);

/** The values of a field; below each chosen value, the values of dependent fields. */
export const FacetValues = ({ field, values, hasLines = false, ...shared }: FacetValuesProps) => {
  const { query } = shared;
  const format = useFormat();
  const labels = useLabels();
  const chosen = chosenValues(query, field.name);
  const parents = values.map(({ value }) => value).filter((value) => chosen.includes(value));
  const drawn = hasLines ? values.slice(0, LINES_MAX).map(({ value }) => value) : [];
  const draw = (branches: readonly ValueBranch[]): ReactNode =>
    branches.map(({ item: { value, label, count }, below }) => {
      const name = value ? labels.value(field.name, value, label) : labels.value(OWN_ROLE_FIELD, 'any', '');
      return (
        <Fragment key={value}>
          <ValueChoice
            field={field}
            value={value}
            label={name}
            count={count > 0 ? format.number(count) : ''}
            state={choiceState(query, field.name, value)}
            line={
              drawn.includes(value) ? (
                <ValueLine {...{ query, field, value, values: drawn }} label={name} />
              ) : undefined
            }
          />
          {parents.includes(value) && (
            <DependentValues {...shared} field={field} under={value} parents={parents} />
          )}
          {below.length > 0 && (
            <div role="group" aria-label={name} className={styles['branch']}>
              {draw(below)}
            </div>
          )}
        </Fragment>
      );
    });
  return (
    <>
      {draw(branchesOf(field.name, isExcludable(field) ? values : [ANY, ...values]))}
      {parents.length > 0 && <DependentValues {...shared} field={field} under={null} parents={parents} />}
      {parents.length > 0 && <MatchAll query={query} field={field} />}
    </>
  );
};

interface DependentValuesProps extends FacetProps {
  readonly field: SearchField;
  /** The chosen parent value, or `null` for values without one. */
  readonly under: string | null;
  readonly parents: readonly string[];
}

const DependentValues = ({ field, under, parents, ...shared }: DependentValuesProps) => {
  const { query, facets, fields } = shared;
  const labels = useLabels();
  return childrenOf(fields, field).map((child) => {
    const values = underParents(child.name, valuesShown(query, child, facets), parents).get(under) ?? [];
    if (values.length === 0) return null;
    return (
      <fieldset key={child.name} className={styles[under === null ? 'below' : 'branch']}>
        <legend>
          <h3>{labels.field(child.name)}</h3>
        </legend>
        <FacetValues {...shared} field={child} values={values} />
      </fieldset>
    );
  });
};

/** Reports whether European countries are among the values, so that they can be chosen together. */
export const hasEurope = ({ name }: SearchField, values: readonly FacetValue[]): boolean =>
  name === 'country' && values.some(({ value }) => isEuropeanCountry(value));

/** Returns the counted values of a field, preceded by chosen or excluded ones without a count. */
export const valuesShown = (
  query: SearchQuery,
  { name }: SearchField,
  facets: SearchPage['facets'],
): readonly FacetValue[] => {
  const counted = facets[name]?.values ?? [];
  const missing = [...chosenValues(query, name), ...excludedValues(query, name)].filter(
    (value) => value !== EUROPE && !counted.some((one) => one.value === value),
  );
  return [...missing.map((value) => ({ value, label: value, count: 0 })), ...counted];
};
