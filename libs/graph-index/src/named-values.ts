import {
  LANGUAGE_CODES,
  languageTag,
  parseCountryCode,
  parseLanguageCode,
  RESOURCE_TYPES,
} from '@open-discovery/model';

/** A value to filter by and the words people read. */
export interface NamedValue {
  readonly value: string;
  readonly label: string;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const nameOfLanguage = (code: string): string | undefined => {
  const tag = languageTag(code);
  return tag === null ? undefined : languageNames.of(tag);
};

/** Languages by their English names: data sources say them in words. */
const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  LANGUAGE_CODES.map((code): [string, string] => [nameOfLanguage(code)?.toLowerCase() ?? code, code]),
);

/**
 * One spelling and one name for a language, whatever a source writes; the source's own words where nobody knows better.
 * @example languageValue('English', null) // { value: 'eng', label: 'English' }
 */
export const languageValue = (code: string, label: string | null | undefined): NamedValue => {
  const value = CODE_BY_NAME.get(code.trim().toLowerCase()) ?? parseLanguageCode(code);
  if (value === 'und') return { value, label: 'Undetermined' };
  return { value, label: nameOfLanguage(value) ?? (label || code) };
};

/**
 * A country by its ISO code; codes of two letters that are no country's stay (`EU`), others are none.
 * @example countryValue('UK', null) // { value: 'GB', label: 'United Kingdom' }
 */
export const countryValue = (
  code: string | null | undefined,
  label: string | null | undefined,
): NamedValue | null => {
  if (!code) return null;
  const value = parseCountryCode(code) ?? code.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(value) ? { value, label: regionNames.of(value) ?? (label || value) } : null;
};

const TYPE_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.keys(RESOURCE_TYPES).map((type) => [type.toLowerCase(), type]),
);
/** What stands in the place of a type and is none. */
const NO_TYPE = /^(?:unknown|(?:non)?peerReviewed)$/i;

/**
 * An instance type in the vocabulary's spelling; null where a source has none.
 * @example instanceTypeValue('doctoral thesis') // 'Doctoral thesis'
 */
export const instanceTypeValue = (type: string | null | undefined): string | null =>
  !type || NO_TYPE.test(type) ? null : (TYPE_BY_WORD.get(type.toLowerCase()) ?? type);
