import { isEscape, isQuote, isSpace, OPERATORS } from './escapes.ts';
import type { Operator } from './escapes.ts';
import { isProximity } from './foreign-syntax.ts';

/** A position in a query text that only moves forward, with the tokens at it. */
export interface TextScanner {
  readonly text: string;
  at(): number;
  /** The current character; '' at the end. */
  char(): string;
  moveTo(index: number): void;
  /** Moves past white space and reports whether there was any. */
  skipSpace(): boolean;
  /** Returns the operator that the next word is; AND for the operators of other services for words near each other. */
  peekOperator(): Operator | null;
  /** Returns the next word as written, with its escapes, without moving. */
  peekWord(): string;
  /** Takes the phrase whose quotation mark is at the position and moves past it. */
  takePhrase(): { readonly text: string; readonly isClosed: boolean };
}

const PHRASE_ESCAPE = /\\(["“”„‟«»＂\\])/g;

/** Reports whether a character ends anything that is written without a space. */
const endsPart = (char: string): boolean => char === '' || isSpace(char) || isQuote(char);
const endsWord = (char: string): boolean => endsPart(char) || char === '(' || char === ')';

/** Matches a word up to the first parenthesis of a DOI in it: bare, prefixed or in an address. */
const BEGINS_DOI = /(?:^|[/:=])10\.\d{4,9}(?:\.\d{1,9}){0,8}\//;

/** Returns the end of a DOI from its first parenthesis on: pairs of parentheses are part of it, others are not. */
const doiEnd = (text: string, parenthesis: number): number => {
  let end = parenthesis;
  let depth = 0;
  let index = parenthesis;
  while (depth >= 0 && !endsPart(text[index] ?? '')) {
    if (depth === 0) end = index;
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    index += isEscape(text, index) ? 2 : 1;
  }
  return depth === 0 ? index : end;
};

export const createTextScanner = (text: string): TextScanner => {
  let index = 0;
  const char = (): string => text[index] ?? '';
  const wordEnd = (): number => {
    let end = index;
    while (!endsWord(text[end] ?? '')) end += isEscape(text, end) ? 2 : 1;
    if (text[end] === '(' && BEGINS_DOI.test(text.slice(index, end))) end = doiEnd(text, end);
    return Math.min(end, text.length);
  };
  const phraseEnd = (): number => {
    const isClosing = char() === '"' ? (one: string) => one === '"' : isQuote;
    let end = index + 1;
    while (end < text.length && !isClosing(text[end] ?? ''))
      end += text[end] === '\\' && /["“”„‟«»＂\\]/.test(text[end + 1] ?? '') ? 2 : 1;
    return Math.min(end, text.length);
  };
  return {
    text,
    at: () => index,
    char,
    moveTo: (target) => {
      index = target;
    },
    skipSpace: () => {
      const before = index;
      while (isSpace(char())) index += 1;
      return index > before;
    },
    peekOperator: () => {
      if (!'AON&|PWa'.includes(char())) return null;
      for (const [written, operator] of OPERATORS)
        if (text.startsWith(written, index) && endsWord(text[index + written.length] ?? '')) return operator;
      return isProximity(text.slice(index, wordEnd())) ? 'AND' : null;
    },
    peekWord: () => text.slice(index, wordEnd()),
    takePhrase: () => {
      const start = index + 1;
      const end = phraseEnd();
      index = Math.min(end + 1, text.length);
      return { text: text.slice(start, end).replace(PHRASE_ESCAPE, '$1'), isClosed: end < text.length };
    },
  };
};
