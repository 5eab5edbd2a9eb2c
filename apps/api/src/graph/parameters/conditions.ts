import type { FilterCondition } from '../../search/engine-query.ts';
import { simpleConditions } from '../../search/simple-conditions.ts';

const mergeValues = (conditions: readonly FilterCondition[]): FilterCondition | null => {
  const [first, ...others] = conditions;
  if (first?.is !== 'any') return null;
  const values = [...first.values];
  for (const other of others) {
    if (other.is !== 'any' || other.field !== first.field) return null;
    values.push(...other.values);
  }
  return { ...first, values: [...new Set(values)] };
};

/** Joins conditions by OR. Values of the same field are merged; a single condition is returned as is. */
export const anyOf = (conditions: readonly FilterCondition[]): FilterCondition =>
  mergeValues(conditions) ??
  (conditions.length === 1 && conditions[0] ? conditions[0] : { is: 'any-of', conditions });

/** Joins conditions by AND. A single condition is returned as is. */
export const allOf = (conditions: readonly FilterCondition[]): FilterCondition =>
  conditions.length === 1 && conditions[0] ? conditions[0] : { is: 'all-of', conditions };

export const not = (condition: FilterCondition): FilterCondition => ({ is: 'not', condition });

export const countValues = (condition: FilterCondition): number =>
  simpleConditions(condition).reduce((sum, one) => sum + (one.is === 'any' ? one.values.length : 1), 0);
