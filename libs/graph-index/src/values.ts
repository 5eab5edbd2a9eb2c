import type { KeywordValue } from '@open-discovery/search-index';
import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';

/** Returns the items that are neither null, undefined nor empty. */
export const present = <T>(items: readonly (T | null | undefined | '')[]): T[] =>
  items.filter((item): item is T => item !== null && item !== undefined && item !== '');

/** Returns the value that filters use. */
export const keywordKey = (item: KeywordValue): string => (typeof item === 'string' ? item : item.value);
/** Returns the label that pages show. */
export const keywordLabel = (item: KeywordValue): string => (typeof item === 'string' ? item : item.label);

/** Removes duplicate values, keeping the first label. Returns `undefined` for none, so that the field is absent. */
export const distinctValues = (items: readonly KeywordValue[]): KeywordValue[] | undefined => {
  const byValue = new Map<string, KeywordValue>();
  for (const item of items) if (!byValue.has(keywordKey(item))) byValue.set(keywordKey(item), item);
  return byValue.size === 0 ? undefined : [...byValue.values()];
};

export const flagValue = (flag: boolean | null | undefined): KeywordValue[] | undefined =>
  flag === null || flag === undefined ? undefined : [String(flag)];

export const yearOf = (day: string | null | undefined): number | undefined =>
  day ? Number.parseInt(day.slice(0, 4), 10) || undefined : undefined;

const MS_PER_DAY = 86_400_000;

/** Converts a date or a date and time to days since 1970-01-01. */
export const daysOf = (day: string | null | undefined): number | undefined => {
  const time = day ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / MS_PER_DAY);
};

/** Converts an indicator, which may be far below 1, to a whole number with the same sort order. */
export const logarithmOf = (indicator: number | null | undefined): number | undefined =>
  indicator && indicator > 0 ? Math.round(Math.log10(indicator) * 1_000_000) : undefined;

/** Schemes whose syntax no other text has. */
const UNAMBIGUOUS_SCHEMES: ReadonlySet<string> = new Set(['doi', 'swhid']);

/**
 * Returns every form in which users write a persistent identifier: normal form, display form, URL and as given, all in
 * lower case.
 *
 * @example
 * identifierForms('doi', '10.5281/ZENODO.1')[0] // '10.5281/zenodo.1'
 */
export const identifierForms = (scheme: string | null | undefined, value: string): string[] => {
  const known = schemeOfClass(scheme ?? '');
  const identifier = known === null ? parseIdentifier(value) : parseIdentifierAs(known, value);
  const isSure = identifier !== null && (known !== null || UNAMBIGUOUS_SCHEMES.has(identifier.scheme));
  const forms = isSure
    ? [identifier.value, identifier.display, ...(identifier.scheme === 'ror' ? [identifier.url] : [])]
    : [];
  return [...new Set([...forms, value].map((form) => form.toLowerCase()))];
};
