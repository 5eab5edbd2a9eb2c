import type { QueryNode } from '../types.ts';
import { endsInStar, indexOfUnescaped, isQuote, unescapeWord } from './escapes.ts';
import { hasForeignWildcard, phraseSuffixEnd, wordSuffix } from './foreign-syntax.ts';
import { isWordField } from './has-words.ts';
import { mismatchOf } from './mismatch-of.ts';
import { parseBracketRange } from './parse-bracket-range.ts';
import type { ParseContext } from './parse-context.ts';

type Leaf = Extract<QueryNode, { field: string | null }>;

/** Reports a leaf that nothing in its field can match. */
const checked = ({ scanner, report }: ParseContext, leaf: Leaf, start: number): Leaf => {
  const mismatch = mismatchOf(leaf);
  if (mismatch !== null) report(mismatch.messageId, { start, end: scanner.at() }, mismatch.values);
  return leaf;
};

/** Moves past a part of the text that means something in other services only. */
const leaveOut = ({ scanner, report }: ParseContext, start: number, end: number): void => {
  if (end === start) return;
  report(scanner.text[start] === '[' ? 'query-text.no-tag' : 'query-text.no-weight', { start, end });
  scanner.moveTo(Math.max(end, scanner.at()));
};

const parsePhrase = (context: ParseContext, field: string | null): QueryNode | null => {
  const { scanner, report } = context;
  const start = scanner.at();
  const { text, isClosed } = scanner.takePhrase();
  const isEmpty = text.trim() === '';
  if (!isClosed) report('query-text.unclosed-quote', { start, end: start + 1 });
  else if (isEmpty) report('query-text.empty-phrase', { start, end: scanner.at() });
  const phrase = isEmpty ? null : checked(context, { op: 'phrase', field, text }, start);
  leaveOut(context, scanner.at(), phraseSuffixEnd(scanner.text, scanner.at()));
  return phrase;
};

const toWordNode = (raw: string, field: string | null): Leaf => {
  const dots = field === null ? -1 : indexOfUnescaped(raw, '..');
  if (field !== null && dots >= 0) {
    const [from, to] = [raw.slice(0, dots), raw.slice(dots + 2)].map((end) =>
      end === '*' ? null : unescapeWord(end),
    );
    return { op: 'range', field, from: from ?? null, to: to ?? null };
  }
  return endsInStar(raw)
    ? { op: 'prefix', field, text: unescapeWord(raw.slice(0, -1)) }
    : { op: 'word', field, text: unescapeWord(raw) };
};

/** Parses a word, a prefix or `from..to`: free text, or the value directly after a field's colon. */
const parseWord = (context: ParseContext, field: string | null): QueryNode => {
  const { scanner, report } = context;
  const start = scanner.at();
  const whole = scanner.peekWord();
  const suffix = wordSuffix(scanner.text, start, whole);
  const raw = suffix === null ? whole : whole.slice(0, suffix.start - start);
  const end = start + raw.length;
  scanner.moveTo(end);
  if ((field === null || isWordField(field)) && hasForeignWildcard(raw))
    report('query-text.no-wildcard', { start, end });
  const leaf = checked(context, toWordNode(raw, field), start);
  if (suffix !== null) leaveOut(context, suffix.start, suffix.end);
  return leaf;
};

/** Parses a phrase or a word; `null` if the tree is full or the phrase is empty. */
export const parseLeaf = (context: ParseContext, field: string | null): QueryNode | null => {
  if (!context.addNode()) return null;
  return isQuote(context.scanner.char()) ? parsePhrase(context, field) : parseWord(context, field);
};

/** Parses `[from TO to]`; `null` if the tree is full. */
export const parseBrackets = (context: ParseContext, field: string): QueryNode | null => {
  const { scanner, report, addNode } = context;
  if (!addNode()) return null;
  const start = scanner.at();
  const { from, to, isWhole } = parseBracketRange(scanner);
  if (!isWhole) report('query-text.broken-range', { start, end: scanner.at() });
  return checked(context, { op: 'range', field, from, to }, start);
};
