import { wellFormed } from '../analysis/well-formed.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Characters beyond this limit are ignored. */
const SORT_TEXT_LENGTH_LIMIT = 60;
const SIGNS_BEFORE = /^[^\p{L}\p{N}]+/u;

/** Returns the part of a text that it is sorted by, without leading punctuation. */
export const sortTextOf = (text: string): string =>
  wellFormed(text.replace(SIGNS_BEFORE, ''), SORT_TEXT_LENGTH_LIMIT);

/**
 * Compares texts alphabetically: ignores case and diacritics, and orders numbers by value.
 * @example
 * compareSortTexts('Chapter 9', 'chapter 10') < 0; // true
 */
export const compareSortTexts = (left: string, right: string): number => collator.compare(left, right);
