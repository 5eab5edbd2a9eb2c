import { parseDate } from '@open-discovery/model';
import { isEmpty, isFields } from '../fields.ts';
import { isInvisible } from './is-invisible.ts';
import { mostChars, MOST_ITEMS } from './longest.ts';
import { isNoValue } from './no-value.ts';

/** A field that a record gives and that could not be taken as it is. */
export interface FieldFinding {
  /** Names from the record inwards: `instances.publicationDate`. */
  readonly field: string;
  /**
   * `partly`: the known part of a date is kept. `refused`: nothing is kept. `unknown`: the kind has no such field.
   * `respelled`: understood as a whole, in another form. `shortened`: the beginning of a text or list that is too long is kept.
   */
  readonly outcome: 'partly' | 'refused' | 'unknown' | 'respelled' | 'shortened';
  /** The value as the record gives it. */
  readonly value: unknown;
}

const DATES: ReadonlySet<string> = new Set([
  'dateOfValidation',
  'embargoEndDate',
  'endDate',
  'publicationDate',
  'releaseEndDate',
  'releaseStartDate',
  'startDate',
]);

/** The words that sources write for "nothing". */
const NOTHING = /^(?:none|null|n\/?a|unknown|undefined|unidentified|-|\{null\})?$/i;

const hasContent = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string')
    return isInvisible(value) || (!NOTHING.test(value.trim()) && !isNoValue(value));
  if (Array.isArray(value)) return value.some(hasContent);
  return !isFields(value) || Object.values(value).some(hasContent);
};

/**
 * Without the source's own text, the first day of a month or year would read as a day. Publication dates need none for the
 * year, which they write as its January 1.
 */
const compareDate = (field: string, given: unknown): FieldFinding[] => {
  const text = String(given).trim();
  const date = parseDate(text);
  if (date === null) return [];
  if (!date.isWhole) return [{ field, outcome: 'partly', value: text }];
  const isYearOnly = date.known.length === 'YYYY'.length && field.endsWith('publicationDate');
  const isUsual = text.startsWith(date.known) && (isYearOnly || date.known === date.day);
  return isUsual ? [] : [{ field, outcome: 'respelled', value: text }];
};

/** Returns the first text of an item, by which it is found again after cleaning. */
const signOf = (item: unknown): string => {
  if (typeof item === 'string' || typeof item === 'number') return String(item).trim();
  if (!isFields(item)) return '';
  return (
    Object.values(item)
      .map(signOf)
      .find((sign) => sign !== '') ?? ''
  );
};

/** Returns the items that a cleaned list lacks; the others are in the same order. */
const missingItems = (given: readonly unknown[], kept: readonly unknown[]): readonly unknown[] => {
  let at = 0;
  const missing = given.filter((item) => {
    const isKept = at < kept.length && signOf(item) === signOf(kept[at]);
    if (isKept) at += 1;
    return !isKept;
  });
  return missing.slice(0, Math.max(0, given.length - kept.length));
};

/** Compares the items of a list one by one if none is missing; else reports as many as are missing. */
const compareItems = (field: string, given: readonly unknown[], kept: readonly unknown[]): FieldFinding[] => {
  if (given.length > MOST_ITEMS) return [{ field, outcome: 'shortened', value: given }];
  return given.length === kept.length
    ? given.flatMap((item, at) => compareValue(field, item, kept[at]))
    : missingItems(given, kept).map((value) => ({ field, outcome: 'refused', value }));
};

const nameOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

const compareValue = (field: string, given: unknown, kept: unknown): FieldFinding[] => {
  // Most values are texts that are taken as they are.
  if (given === kept) return [];
  if (isFields(given) && isFields(kept))
    return Object.keys(given)
      .filter((name) => Object.hasOwn(kept, name) && given[name] !== kept[name])
      .flatMap((name) => compareValue(field === '' ? name : `${field}.${name}`, given[name], kept[name]));
  if (!hasContent(given)) return [];
  if (isEmpty(kept)) return [{ field, outcome: 'refused', value: given }];
  if (Array.isArray(kept)) {
    const items: readonly unknown[] = Array.isArray(given) ? given : [given];
    return compareItems(field, items.filter(hasContent), kept);
  }
  const name = nameOf(field);
  if (typeof given === 'string' && given.length > mostChars(name))
    return [{ field, outcome: 'shortened', value: given }];
  return DATES.has(name) ? compareDate(field, given) : [];
};

/** Returns the fields of a record that could not be taken as they are, in comparison with the cleaned record. */
export const compareFields = (
  given: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>>,
): FieldFinding[] => [
  ...compareValue('', given, kept),
  ...Object.keys(given)
    .filter((field) => !Object.hasOwn(kept, field) && hasContent(given[field]))
    .map((field): FieldFinding => ({ field, outcome: 'unknown', value: given[field] })),
];
