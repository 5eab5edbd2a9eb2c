import type { KeywordValue } from '@open-discovery/search-index';
import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';

/** The items that are there. */
export const present = <T>(items: readonly (T | null | undefined | '')[]): T[] =>
  items.filter((item): item is T => item !== null && item !== undefined && item !== '');

const valueOf = (item: KeywordValue): string => (typeof item === 'string' ? item : item.value);

/** Each value once, the first label kept; `undefined` when there is none, so that the field stays absent. */
export const distinctValues = (items: readonly KeywordValue[]): KeywordValue[] | undefined => {
  const byValue = new Map<string, KeywordValue>();
  for (const item of items) if (!byValue.has(valueOf(item))) byValue.set(valueOf(item), item);
  return byValue.size === 0 ? undefined : [...byValue.values()];
};

export const flagValue = (flag: boolean | null | undefined): KeywordValue[] | undefined =>
  flag === null || flag === undefined ? undefined : [String(flag)];

export const yearOf = (day: string | null | undefined): number | undefined =>
  day ? Number.parseInt(day.slice(0, 4), 10) || undefined : undefined;

const DAY_MS = 86_400_000;
/** Days since 1970-01-01 of a day or a date with time. */
export const daysOf = (day: string | null | undefined): number | undefined => {
  const time = day ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / DAY_MS);
};

/** Indicators far below 1 as whole numbers that sort alike. */
export const logarithmOf = (indicator: number | null | undefined): number | undefined =>
  indicator && indicator > 0 ? Math.round(Math.log10(indicator) * 1_000_000) : undefined;

/** Schemes that no other text looks like. */
const UNMISTAKABLE: ReadonlySet<string> = new Set(['doi', 'swhid']);

/**
 * Every form in which a persistent identifier may be asked for: normal form, display form, address, and as it stands.
 * @example identifierForms('doi', '10.5281/ZENODO.1')[0] // '10.5281/zenodo.1'
 */
export const identifierForms = (scheme: string | null | undefined, value: string): string[] => {
  const known = schemeOfClass(scheme ?? '');
  const identifier = known === null ? parseIdentifier(value) : parseIdentifierAs(known, value);
  const isSure = identifier !== null && (known !== null || UNMISTAKABLE.has(identifier.scheme));
  const forms = isSure
    ? [identifier.value, identifier.display, ...(identifier.scheme === 'ror' ? [identifier.url] : [])]
    : [];
  return [...new Set([...forms, value].map((form) => form.toLowerCase()))];
};

/** The value without its empty parts; `undefined` when nothing is left. Zero and `false` are not empty. */
export const withoutEmpty = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const kept = withoutEmpty(field);
    return kept === undefined ? [] : [[name, kept]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};
