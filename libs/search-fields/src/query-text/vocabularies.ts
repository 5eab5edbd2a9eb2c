import { ACCESS_RIGHT_NAMES, parseAccessRight, parseSdg, PRODUCT_TYPES, SDGS } from '@open-discovery/model';

/** All values of a field, as a query text has them. */
interface Vocabulary {
  readonly values: readonly string[];
  /** Reports whether a text means one of the values. */
  readonly has: (text: string) => boolean;
}

const wordsOf = (values: readonly string[]): Vocabulary => ({
  values,
  has: (text) => values.includes(text.toLowerCase()),
});

/** The access of a community that no work has. */
const MEMBERS = 'members';

const ACCESS: Vocabulary = {
  values: ACCESS_RIGHT_NAMES.map((name) => name.toLowerCase()),
  has: (text) => parseAccessRight(text) !== null || text.toLowerCase() === MEMBERS,
};

const IMPACT_CLASS = wordsOf(['c1', 'c2', 'c3', 'c4', 'c5']);

const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map([
  ['access', ACCESS],
  ['type', wordsOf(PRODUCT_TYPES)],
  ['openAccessColor', wordsOf(['gold', 'hybrid', 'bronze'])],
  ['citationClass', IMPACT_CLASS],
  ['influenceClass', IMPACT_CLASS],
  ['popularityClass', IMPACT_CLASS],
  ['impulseClass', IMPACT_CLASS],
  ['sdg', { values: SDGS.map((_goal, index) => String(index + 1)), has: (text) => parseSdg(text) !== null }],
]);

const quoted = (value: string): string => (value.includes(' ') ? `"${value}"` : value);

/**
 * Returns the values of a field as a text if the field has only these and none of them is meant; `null` otherwise.
 * @example valuesInstead('openAccessColor', 'red') // 'gold, hybrid, bronze'
 */
export const valuesInstead = (field: string, text: string): string | null => {
  const vocabulary = VOCABULARIES.get(field);
  return vocabulary === undefined || vocabulary.has(text) ? null : vocabulary.values.map(quoted).join(', ');
};
