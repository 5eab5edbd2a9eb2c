import { wellFormed } from '../analysis/well-formed.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** What follows does not decide any more. */
const SORT_TEXT_LENGTH_LIMIT = 60;
const SIGNS_BEFORE = /^[^\p{L}\p{N}]+/u;

/** The part of a text that it is sorted by: without the signs before its first letter or digit. */
export const sortTextOf = (text: string): string =>
  wellFormed(text.replace(SIGNS_BEFORE, ''), SORT_TEXT_LENGTH_LIMIT);

/**
 * Alphabetical order as people expect it: without case and diacritics, numbers by their size.
 *
 * @example
 * compareSortTexts('Chapter 9', 'chapter 10') < 0; // true
 */
export const compareSortTexts = (left: string, right: string): number => collator.compare(left, right);
