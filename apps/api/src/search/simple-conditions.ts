import type { FilterCondition } from './engine-query.ts';

/** A condition that has no others in it. */
type SimpleCondition = Extract<FilterCondition, { is: 'any' | 'range' | 'text' | 'exists' }>;

/** Returns the simple conditions in a condition, also those in a negation. */
export const simpleConditions = (condition: FilterCondition): readonly SimpleCondition[] => {
  if (condition.is === 'not') return simpleConditions(condition.condition);
  return 'conditions' in condition ? condition.conditions.flatMap(simpleConditions) : [condition];
};

/** Replaces each of the {@link simpleConditions} in a condition. */
export const mapConditions = (
  condition: FilterCondition,
  change: (condition: SimpleCondition) => FilterCondition,
): FilterCondition => {
  if (condition.is === 'not') return { ...condition, condition: mapConditions(condition.condition, change) };
  return 'conditions' in condition
    ? { ...condition, conditions: condition.conditions.map((one) => mapConditions(one, change)) }
    : change(condition);
};
