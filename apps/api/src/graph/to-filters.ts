import { relatedFromValue } from '@open-discovery/graph-index';
import { groupValues } from '../group-values.ts';
import type { Filter, FilterCondition } from '../search/engine-query.ts';
import type { Clause } from './parameters/clauses.ts';
import type { NamedCondition, SearchParameters } from './parameters/common-parameters.ts';
import { anyOf, not } from './parameters/conditions.ts';

/** Name of the filters that apply to every facet. */
const ALWAYS = 'always';

const always = (condition: FilterCondition): Filter => ({ name: ALWAYS, ...condition });

/** Reports whether a condition selects values of a field, to which users can add alternatives. */
const isChoice = ({ is }: FilterCondition): boolean => is === 'any' || is === 'any-of' || is === 'range';

/**
 * Converts a clause to filters. A selection has the name of its field, so that the facet of that field ignores it and
 * counts the alternatives. Exclusions and values that must all match apply to every facet.
 */
const filtersOf = ({ filter, condition }: Clause): Filter[] => {
  const parts = condition.is === 'all-of' ? condition.conditions : [condition];
  const hasAlternatives = parts.filter(isChoice).length === 1;
  return parts.map((part) => (hasAlternatives && isChoice(part) ? { name: filter, ...part } : always(part)));
};

/** Joins clauses by the operator. NOT means the first and none of the others. */
export const joinClauses = (
  clauses: readonly Clause[],
  operator: SearchParameters['logicalOperator'],
): Filter[] => {
  if (operator === 'AND' || clauses.length < 2) return clauses.flatMap(filtersOf);
  if (operator === 'OR') return [always(anyOf(clauses.map(({ condition }) => condition)))];
  return clauses.flatMap((clause, position) =>
    position === 0 ? filtersOf(clause) : [always(not(clause.condition))],
  );
};

const alternatives = (refine: readonly NamedCondition[]): Filter[] => {
  const byField = groupValues(refine.map(({ field, condition }) => [field, condition] as const));
  return [...byField].map(([name, conditions]) => ({ name, ...anyOf(conditions) }));
};

/** Returns the filters that extend the Graph API. They apply with any operator. */
export const extensionFilters = ({ refine, refineAll, exclude, relatedTo }: SearchParameters): Filter[] => [
  ...alternatives(refine),
  ...refineAll.map(({ condition }) => always(condition)),
  ...exclude.map(({ condition }) => always(not(condition))),
  ...relatedTo.map(({ relation, id }) =>
    always({ is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] }),
  ),
];
