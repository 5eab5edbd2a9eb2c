import { relatedFromValue } from '@open-discovery/graph-index';
import type { Filter, FilterCondition } from '../search/engine-query.ts';
import type { Clause } from './parameters/clauses.ts';
import type { NamedCondition, SearchParameters } from './parameters/common-parameters.ts';
import { anyOf } from './parameters/conditions.ts';

/** Name of the filters that no facet leaves out. */
const ALWAYS = 'always';

const always = (condition: FilterCondition): Filter => ({ name: ALWAYS, ...condition });
const negated = (condition: FilterCondition): FilterCondition => ({ is: 'not', condition });

/** Whether a condition is a choice among the values of a field, to which another one could be added. */
const isChoice = ({ is }: FilterCondition): boolean => is === 'any' || is === 'any-of' || is === 'range';

/**
 * One clause as filters. What is chosen of a field has the field's name, by which the field's own facet leaves it out:
 * its counts are those of the alternatives. What is excluded, and values that must all hold, count for every facet.
 */
const filtersOf = ({ filter, condition }: Clause): Filter[] => {
  const parts = condition.is === 'all-of' ? condition.conditions : [condition];
  const hasAlternatives = parts.filter(isChoice).length === 1;
  return parts.map((part) => (hasAlternatives && isChoice(part) ? { name: filter, ...part } : always(part)));
};

/** Filters of the Graph API joined as `logicalOperator` says; NOT asks for the first and none of the others. */
export const joinClauses = (
  clauses: readonly Clause[],
  operator: SearchParameters['logicalOperator'],
): Filter[] => {
  if (operator === 'AND' || clauses.length < 2) return clauses.flatMap(filtersOf);
  if (operator === 'OR') return [always(anyOf(clauses.map(({ condition }) => condition)))];
  return clauses.flatMap((clause, position) =>
    position === 0 ? filtersOf(clause) : [always(negated(clause.condition))],
  );
};

const alternatives = (refine: readonly NamedCondition[]): Filter[] => {
  const byField = new Map<string, FilterCondition[]>();
  for (const { field, condition } of refine) byField.set(field, [...(byField.get(field) ?? []), condition]);
  return [...byField].map(([name, conditions]) => ({ name, ...anyOf(conditions) }));
};

/** Filters beyond the Graph API; they hold whatever the operator. */
export const extensionFilters = ({ refine, refineAll, exclude, relatedTo }: SearchParameters): Filter[] => [
  ...alternatives(refine),
  ...refineAll.map(({ condition }) => always(condition)),
  ...exclude.map(({ condition }) => always(negated(condition))),
  ...(relatedTo.length === 0
    ? []
    : [
        always({
          is: 'any',
          field: 'relation',
          values: relatedTo.map(({ relation, id }) => relatedFromValue(id, relation)),
        }),
      ]),
];
