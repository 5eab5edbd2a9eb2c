import { chosenValues, excludedValues } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

export type ChoiceState = 'chosen' | 'excluded' | 'free';

/** Returns whether a query includes or excludes a value of a field. The value '' is chosen while no other one is. */
export const choiceState = (query: SearchQuery, field: string, value: string): ChoiceState => {
  const chosen = chosenValues(query, field);
  if (value === '' ? chosen.length === 0 : chosen.includes(value)) return 'chosen';
  return excludedValues(query, field).includes(value) ? 'excluded' : 'free';
};
