import { fold } from '../analysis/fold.ts';
import { wellFormed } from '../analysis/well-formed.ts';
import type { IndexSchema } from '../document-types.ts';

/** Values are distinguished by this many UTF-16 units. */
const VALUE_LENGTH_LIMIT = 1000;
const FOLD_SEPARATOR = '\u0000';

/**
 * Keys of the keyword dictionary, which all fields share: a key starts with the number of its field. The
 * field alone marks documents with any value; text fields are numbered after the keyword fields. A `fold`
 * field has the folded value before the value, so that folding is a prefix range.
 */
export const keywordPrefix = (field: number): string => String.fromCharCode(field + 1);

/** Returns the number under which the existence of a text field is stored. */
export const textFieldNumber = (schema: IndexSchema, index: number): number => schema.keyword.length + index;

/** Returns the value as it is stored; '' has no key. */
export const keptValue = (value: string): string => wellFormed(value, VALUE_LENGTH_LIMIT);

/**
 * Returns the key of a value.
 * @example
 * keywordKey(0, 'Open Access', { fold: true }); // '\u0001open access\u0000Open Access'
 */
export const keywordKey = (field: number, value: string, options: { fold?: boolean }): string =>
  (options.fold === true ? foldedKeyPrefix(field, value) : keywordPrefix(field)) + keptValue(value);

/** Returns the common prefix of a value's keys in a `fold` field, regardless of case. */
export const foldedKeyPrefix = (field: number, value: string): string =>
  keywordPrefix(field) + fold(keptValue(value)) + FOLD_SEPARATOR;

/** Returns the value of a key. */
export const valueOfKey = (key: string, options: { fold?: boolean }): string =>
  options.fold === true ? key.slice(key.indexOf(FOLD_SEPARATOR) + 1) : key.slice(1);
