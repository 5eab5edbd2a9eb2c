import type { FilterCondition } from '../../search/engine-query.ts';

const sameField = (conditions: readonly FilterCondition[]): FilterCondition | null => {
  const [first, ...others] = conditions;
  if (first?.is !== 'any') return null;
  const values = [...first.values];
  for (const other of others) {
    if (other.is !== 'any' || other.field !== first.field) return null;
    values.push(...other.values);
  }
  return { ...first, values: [...new Set(values)] };
};

/** Any of the conditions; values of one field become one list, and a single condition stays itself. */
export const anyOf = (conditions: readonly FilterCondition[]): FilterCondition =>
  sameField(conditions) ??
  (conditions.length === 1 && conditions[0] ? conditions[0] : { is: 'any-of', conditions });

/** All of the conditions; a single one stays itself. */
export const allOf = (conditions: readonly FilterCondition[]): FilterCondition =>
  conditions.length === 1 && conditions[0] ? conditions[0] : { is: 'all-of', conditions };

/** How many values a condition names. */
export const countValues = (condition: FilterCondition): number => {
  if (condition.is === 'any') return condition.values.length;
  if (condition.is === 'not') return countValues(condition.condition);
  if ('conditions' in condition) return condition.conditions.reduce((sum, one) => sum + countValues(one), 0);
  return 1;
};
