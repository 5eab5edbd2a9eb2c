import { SEARCH_FIELDS } from './search-fields.ts';

/** Types of fields whose values are ranges. */
const RANGES: ReadonlySet<string> = new Set(['year', 'date', 'area']);

/**
 * The search fields whose values can select the works of a stakeholder or community. Spec §3 "queryFieldName".
 * @example SELECTING_FIELDS.includes('funder') // true
 */
export const SELECTING_FIELDS: readonly string[] = SEARCH_FIELDS.product
  .filter(({ name, type }) => name !== 'type' && !RANGES.has(type))
  .map(({ name }) => name);
