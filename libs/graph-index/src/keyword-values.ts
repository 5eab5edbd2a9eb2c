import { parseIdentifier } from '@open-discovery/identifiers';
import {
  isProductType,
  parseAccessRight,
  parseCompatibility,
  parseCountryCode,
  parseFunder,
  parseSdg,
} from '@open-discovery/model';
import { fieldsOfScience } from './fields/fields-of-science.ts';
import { instanceTypeValue, languageValue } from './named-values.ts';
import type { KeywordField } from './schema.ts';
import { originalIdForms } from './original-id-forms.ts';
import { titleKey } from './title-key.ts';

type Spellings = (text: string) => readonly (string | null)[];

const lowerCase: Spellings = (text) => [text.toLowerCase()];
const upperCase: Spellings = (text) => [text.toUpperCase()];
/** Identifiers match in their normal form, and unknown ones in lower case. */
const identifier: Spellings = (text) => [text.toLowerCase(), parseIdentifier(text)?.value ?? null];

/** Conversions from the words of users and clients to the values in the index, for fields that need one. */
const SPELLINGS: Partial<Record<KeywordField, Spellings>> = {
  access: (text) => [parseAccessRight(text)],
  sdg: (text) => [parseSdg(text)],
  fos: (text) => [fieldsOfScience(text).at(-1)?.value ?? null],
  instanceType: (text) => [instanceTypeValue(text)],
  type: (text) => [isProductType(text.toLowerCase()) ? text.toLowerCase() : null],
  country: (text) => [text.toUpperCase(), parseCountryCode(text)],
  funder: (text) => [parseFunder(text)?.shortName ?? null],
  jurisdiction: upperCase,
  language: (text) => [languageValue(text, null).value],
  compatibility: (text) => [parseCompatibility(text)?.id ?? null],
  openAccessColor: lowerCase,
  sourceType: lowerCase,
  citationClass: upperCase,
  influenceClass: upperCase,
  popularityClass: upperCase,
  impulseClass: upperCase,
  pid: identifier,
  originalId: (text) => [...identifier(text), ...originalIdForms(text).map((id) => id.toLowerCase())],
  author: (text) => [parseIdentifier(text)?.value ?? null],
  wholeTitle: (text) => [titleKey(text)],
};

const SPELLINGS_BY_NAME: ReadonlyMap<string, Spellings> = new Map(Object.entries(SPELLINGS));

/**
 * Returns the values of a keyword field that a text can mean, including the text itself.
 *
 * @example
 * keywordValues('access', 'Open Access'); // ['Open Access', 'OPEN']
 */
export const keywordValues = (field: string, text: string): readonly string[] => {
  const spelled = SPELLINGS_BY_NAME.get(field)?.(text) ?? [];
  return [...new Set([text, ...spelled.filter((value) => value !== null)])];
};
