import { fold } from '../analysis/fold.ts';
import { wellFormed } from '../analysis/well-formed.ts';
import type { IndexSchema } from '../document-types.ts';

/** Values are told apart by this many UTF-16 units. */
const VALUE_LENGTH_LIMIT = 1000;
const FOLD_SEPARATOR = '\u0000';

/**
 * Keys of the keyword dictionary. All fields share one: a key starts with the number of its field.
 * Field only = the documents that have any value there; text fields are numbered after the keyword fields.
 * A `fold` field has the folded value before the value, so that folding is a prefix range.
 */
export const keywordPrefix = (field: number): string => String.fromCharCode(field + 1);

/** The number under which the existence of a text field is kept. */
export const textFieldNumber = (schema: IndexSchema, index: number): number => schema.keyword.length + index;

/** The value as it is kept; '' has no key. */
export const keptValue = (value: string): string => wellFormed(value, VALUE_LENGTH_LIMIT);

/**
 * The key of a value.
 *
 * @example
 * keywordKey(0, 'Open Access', { fold: true }); // '\u0001open access\u0000Open Access'
 */
export const keywordKey = (field: number, value: string, options: { fold?: boolean }): string =>
  keywordPrefix(field) +
  (options.fold === true ? fold(keptValue(value)) + FOLD_SEPARATOR : '') +
  keptValue(value);

/** What all keys of a value have in common, whatever its case, in a `fold` field. */
export const foldedKeyPrefix = (field: number, value: string): string =>
  keywordPrefix(field) + fold(keptValue(value)) + FOLD_SEPARATOR;

/** The value that a key stands for. */
export const valueOfKey = (key: string, options: { fold?: boolean }): string =>
  options.fold === true ? key.slice(key.indexOf(FOLD_SEPARATOR) + 1) : key.slice(1);
