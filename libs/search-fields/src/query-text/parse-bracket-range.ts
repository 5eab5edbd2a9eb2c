import { isQuote, isSpace } from './escapes.ts';
import type { TextScanner } from './text-scanner.ts';

interface BracketRange {
  readonly from: string | null;
  readonly to: string | null;
  /** False if a bound, the word TO or the closing bracket is missing. */
  readonly isWhole: boolean;
}

const endsBound = (char: string): boolean =>
  char === '' || char === ']' || char === '(' || char === ')' || isSpace(char) || isQuote(char);

/** Takes one bound: a phrase, a run of other characters, or `*` or nothing for an open end. */
const takeBound = (scanner: TextScanner): { text: string | null; isWhole: boolean } => {
  scanner.skipSpace();
  if (isQuote(scanner.char())) {
    const { text, isClosed } = scanner.takePhrase();
    return { text: text || null, isWhole: isClosed };
  }
  const start = scanner.at();
  let end = start;
  while (!endsBound(scanner.text[end] ?? '')) end += 1;
  scanner.moveTo(end);
  const text = scanner.text.slice(start, end);
  return { text: text === '*' ? null : text || null, isWhole: text !== '' };
};

const takeTo = (scanner: TextScanner): boolean => {
  scanner.skipSpace();
  const start = scanner.at();
  const isTo = /^to$/i.test(scanner.text.slice(start, start + 2)) && endsBound(scanner.text[start + 2] ?? '');
  if (isTo) scanner.moveTo(start + 2);
  return isTo;
};

/**
 * Parses the range `[from TO to]` whose bracket is at the scanner's position and moves past it. A single value is
 * both ends; a missing end is open.
 */
export const parseBracketRange = (scanner: TextScanner): BracketRange => {
  scanner.moveTo(scanner.at() + 1);
  const isFromMissing = takeTo(scanner);
  const from = isFromMissing ? { text: null, isWhole: false } : takeBound(scanner);
  const hasTo = isFromMissing || takeTo(scanner);
  const to = hasTo ? takeBound(scanner) : { text: from.text, isWhole: false };
  scanner.skipSpace();
  const isClosed = scanner.char() === ']';
  if (isClosed) scanner.moveTo(scanner.at() + 1);
  return { from: from.text, to: to.text, isWhole: isClosed && from.isWhole && to.isWhole };
};
