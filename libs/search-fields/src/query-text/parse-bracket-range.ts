import { isQuote, isSpace } from './escapes.ts';
import type { TextScanner } from './text-scanner.ts';

export interface BracketRange {
  readonly from: string | null;
  readonly to: string | null;
  /** Whether nothing of it was missing. */
  readonly isWhole: boolean;
}

const endsBound = (char: string): boolean =>
  char === '' || char === ']' || char === '(' || char === ')' || isSpace(char) || isQuote(char);

/** One end: a phrase, a run of other characters, `*` or nothing for an open end. */
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
 * The range `[from TO to]` whose bracket stands here; moves behind it. A value alone is both ends; a missing end is
 * open.
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
