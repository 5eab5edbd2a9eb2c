import { isForeign } from './foreign-syntax.ts';

/** Quotation marks that open and close a phrase in addition to `"`. */
const CURLY_QUOTES = '“”„‟«»＂';

export const isQuote = (char: string): boolean => char === '"' || isCurlyQuote(char);
const isCurlyQuote = (char: string): boolean => char > '\u007F' && CURLY_QUOTES.includes(char);
/**
 * Reports white space as regular expressions define it. It runs for each character, so ASCII avoids the expression.
 */
export const isSpace = (char: string): boolean =>
  char > '\u007F' ? /^\s$/.test(char) : char === ' ' || (char >= '\t' && char <= '\r');

export type Operator = 'AND' | 'OR' | 'NOT';
/** Operators as they are written; users of Lucene write `&&` and `||`. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['AND', 'AND'],
  ['&&', 'AND'],
  ['OR', 'OR'],
  ['||', 'OR'],
  ['NOT', 'NOT'],
]);

/** Matches the characters that a backslash escapes; before any other character it is literal. */
const ESCAPABLE = new RegExp(`^[\\s"${CURLY_QUOTES}()\\[\\\\:*.\\-]$`, 'u');
const isEscapable = (char: string): boolean => ESCAPABLE.test(char);

/** Reports whether the backslash at an index escapes the next character. */
export const isEscape = (text: string, index: number): boolean =>
  text[index] === '\\' && isEscapable(text[index + 1] ?? '');

const isSpecial = (raw: string): boolean => OPERATORS.has(raw) || isForeign(raw);

/** Returns a written word without its escapes; `\AND` is the word AND, and `\TI=a` the word TI=a. */
export const unescapeWord = (written: string): string => {
  const raw = written.startsWith('\\') && isSpecial(written.slice(1)) ? written.slice(1) : written;
  if (!raw.includes('\\')) return raw;
  let word = '';
  for (let index = 0; index < raw.length; index += 1) {
    if (isEscape(raw, index)) index += 1;
    word += raw[index] ?? '';
  }
  return word;
};

/** Returns the index of the first unescaped occurrence in a written word, or -1. */
export const indexOfUnescaped = (raw: string, wanted: ':' | '..'): number => {
  for (let index = 0; index < raw.length; index += 1) {
    if (isEscape(raw, index)) index += 1;
    else if (raw.startsWith(wanted, index)) return index;
  }
  return -1;
};

/** Reports whether a written word ends in an unescaped `*`, which makes it a prefix. */
export const endsInStar = (raw: string): boolean => {
  if (!raw.endsWith('*')) return false;
  let escapes = 0;
  while (raw[raw.length - 2 - escapes] === '\\') escapes += 1;
  return escapes % 2 === 0;
};

const SPECIAL = new RegExp(`[\\s"${CURLY_QUOTES}()\\\\]`, 'gu');

/** Escapes a word so that parsing it returns the same word. Colons are left to the caller. */
export const escapeWord = (word: string, inField: boolean): string => {
  if (word === '-') return word;
  const written = word.replace(SPECIAL, '\\$&').replace(/^-/, '\\-').replace(/\*$/, '\\*');
  // In a field, two dots are a range and a bracket opens one.
  const whole = inField ? written.replace(/(?<=\.)\./g, '\\.').replace(/^\[/, '\\[') : written;
  return isSpecial(whole) ? `\\${whole}` : whole;
};
