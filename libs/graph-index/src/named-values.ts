import {
  LANGUAGE_CODES,
  languageTag,
  parseCountryCode,
  parseLanguageCode,
  RESOURCE_TYPES,
  statedType,
} from '@open-discovery/model';

/** A value for filters and its label for users. */
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

/** Language codes by English name, because data sources state languages in words. */
const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  LANGUAGE_CODES.map((code): [string, string] => [nameOfLanguage(code)?.toLowerCase() ?? code, code]),
);

/**
 * Returns the code and the English name of a language; unknown languages keep the source's words.
 *
 * @example
 * languageValue('English', null) // { value: 'eng', label: 'English' }
 */
export const languageValue = (code: string, label: string | null | undefined): NamedValue => {
  const value = CODE_BY_NAME.get(code.trim().toLowerCase()) ?? parseLanguageCode(code);
  if (value === 'und') return { value, label: 'Undetermined' };
  return { value, label: nameOfLanguage(value) ?? (label || code) };
};

/**
 * Returns the ISO code and the name of a country. Other two-letter codes (`EU`) are kept; anything else is `null`.
 *
 * @example
 * countryValue('UK', null) // { value: 'GB', label: 'United Kingdom' }
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

/**
 * Returns an instance type in the vocabulary's spelling, or `null` if there is none.
 *
 * @example
 * instanceTypeValue('doctoral thesis') // 'Doctoral thesis'
 */
export const instanceTypeValue = (type: string | null | undefined): string | null => {
  const stated = statedType(type);
  return stated === null ? null : (TYPE_BY_WORD.get(stated.toLowerCase()) ?? stated);
};
