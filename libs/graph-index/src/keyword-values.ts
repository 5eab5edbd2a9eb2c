import { parseIdentifier } from '@open-discovery/identifiers';
import {
  isProductType,
  parseAccessRight,
  parseCountryCode,
  parseFunder,
  parseLanguageCode,
  parseSdg,
} from '@open-discovery/model';
import type { KeywordField } from './schema.ts';
import { titleKey } from './title-key.ts';

type Spellings = (text: string) => readonly (string | null)[];

const lowerCase: Spellings = (text) => [text.toLowerCase()];
const upperCase: Spellings = (text) => [text.toUpperCase()];
/** Identifiers are compared in their normal form and, where nothing recognises them, in lower case. */
const identifier: Spellings = (text) => [text.toLowerCase(), parseIdentifier(text)?.value ?? null];

/** How the words that people and clients write become the values that the index holds; others stay as written. */
const SPELLINGS: Partial<Record<KeywordField, Spellings>> = {
  access: (text) => [parseAccessRight(text)],
  sdg: (text) => [parseSdg(text)],
  type: (text) => [isProductType(text.toLowerCase()) ? text.toLowerCase() : null],
  country: (text) => [text.toUpperCase(), parseCountryCode(text)],
  funder: (text) => [parseFunder(text)?.shortName ?? null],
  jurisdiction: upperCase,
  language: (text) => [parseLanguageCode(text)],
  openAccessColor: lowerCase,
  citationClass: upperCase,
  influenceClass: upperCase,
  popularityClass: upperCase,
  impulseClass: upperCase,
  pid: identifier,
  originalId: identifier,
  author: (text) => [parseIdentifier(text)?.value ?? null],
  wholeTitle: (text) => [titleKey(text)],
};

const SPELLINGS_BY_NAME: ReadonlyMap<string, Spellings> = new Map(Object.entries(SPELLINGS));

/**
 * The values of a keyword field that a written value can mean, itself among them.
 *
 * @example
 * keywordValues('access', 'Open Access'); // ['Open Access', 'OPEN']
 */
export const keywordValues = (field: string, text: string): readonly string[] => {
  const spelled = SPELLINGS_BY_NAME.get(field)?.(text) ?? [];
  return [...new Set([text, ...spelled.filter((value) => value !== null)])];
};
