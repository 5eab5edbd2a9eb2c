import type { QueryNode, QueryTextProblem } from '../types.ts';
import { collectOperands } from './collect-operands.ts';
import { indexOfUnescaped, isQuote, isSpace } from './escapes.ts';
import { QUERY_DEPTH_MAX } from './limits.ts';
import { ALL, normalizeQuery } from './normalize-query.ts';
import type { QueryTextOptions } from './normalize-query.ts';
import { fieldTagAt, isProximity } from './foreign-syntax.ts';
import { createParseContext } from './parse-context.ts';
import type { ParseContext, Span } from './parse-context.ts';
import { parseBrackets, parseLeaf } from './parse-leaf.ts';
import { isFieldBefore } from './query-fields.ts';

/** The meaning of a query text, and its problems. */
export interface ParsedQueryText {
  /** In its normal form; `{ op: 'all' }` if the text has no terms. */
  readonly tree: QueryNode;
  /** In the order in which the parser found them. */
  readonly problems: readonly QueryTextProblem[];
}

/*
 * A recursive-descent parser: OR → AND → NOT → primary → group or leaf. Each function consumes at least one character or
 * ends the parse, so that the work is linear in the length of the text. `field` is the field that a group belongs to.
 */

const parseOr = (context: ParseContext, field: string | null, depth: number): QueryNode | null => {
  const { scanner, isStopped } = context;
  const operands = collectOperands('or', context);
  while (operands.hasRoom()) {
    operands.addOperand(parseAnd(context, field, depth));
    if (isStopped() || scanner.peekOperator() !== 'OR') break;
    const start = scanner.at();
    scanner.moveTo(start + 2);
    operands.addOperator({ start, end: start + 2 });
  }
  return operands.join();
};

/** Parses operands up to OR, a closing parenthesis or the end. AND between them is optional. */
const parseAnd = (context: ParseContext, field: string | null, depth: number): QueryNode | null => {
  const { scanner, report } = context;
  const operands = collectOperands('and', context);
  for (;;) {
    scanner.skipSpace();
    const start = scanner.at();
    const operator = scanner.peekOperator();
    const isClosing = scanner.char() === ')';
    if (scanner.char() === '' || operator === 'OR' || (isClosing && depth > 0)) break;
    if (isClosing) {
      report('query-text.unopened-group', { start, end: start + 1 });
      scanner.moveTo(start + 1);
    } else if (operator === 'AND') {
      const written = scanner.peekWord();
      const span = { start, end: start + written.length };
      if (isProximity(written)) report('query-text.no-proximity', span);
      scanner.moveTo(span.end);
      operands.addOperator(span);
    } else if (operands.hasRoom()) operands.addOperand(parseNot(context, field, depth));
    else break;
  }
  return operands.join();
};

/** Returns the length of the negation here: NOT, or a hyphen directly before an operand. */
const negationLength = ({ scanner, text }: ParseContext): number => {
  if (scanner.peekOperator() === 'NOT') return 3;
  const next = text[scanner.at() + 1] ?? '';
  return scanner.char() === '-' && next !== '' && next !== ')' && !isSpace(next) ? 1 : 0;
};

const parseNot = (context: ParseContext, field: string | null, depth: number): QueryNode | null => {
  const { scanner } = context;
  const start = scanner.at();
  let end = start;
  let isNegated = false;
  for (let length = negationLength(context); length > 0; length = negationLength(context)) {
    end = scanner.at() + length;
    scanner.moveTo(end);
    scanner.skipSpace();
    isNegated = !isNegated;
  }
  const isDangling =
    end > start && (scanner.char() === '' || scanner.char() === ')' || scanner.peekOperator() !== null);
  if (isDangling) {
    context.report('query-text.dangling-operator', { start, end });
    return null;
  }
  if (isNegated && !context.addNode()) return null;
  const node = parsePrimary(context, field, depth);
  return node !== null && isNegated ? { op: 'not', node } : node;
};

/** Returns the length of the field name before the colon here; -1 if the word names no field. */
const fieldLength = ({ scanner, findField }: ParseContext): number => {
  const raw = scanner.peekWord();
  const colon = indexOfUnescaped(raw, ':');
  return isFieldBefore(raw, colon, findField) ? colon : -1;
};

/** Moves past a plus directly before an operand: each must match anyway. */
const skipPlus = ({ scanner, text }: ParseContext): void => {
  const next = text[scanner.at() + 1] ?? '';
  if (scanner.char() === '+' && next !== '' && next !== ')' && next !== '*' && !isSpace(next))
    scanner.moveTo(scanner.at() + 1);
};

const parsePrimary = (context: ParseContext, field: string | null, depth: number): QueryNode | null => {
  const { scanner } = context;
  skipPlus(context);
  const start = scanner.at();
  const char = scanner.char();
  if (char === '(') return parseGroup(context, field, depth);
  if (char === '[' && field !== null) return parseBrackets(context, field);
  if (isQuote(char)) return parseLeaf(context, field);
  const length = fieldLength(context);
  const tag =
    length < 0
      ? foreignTag(context)
      : { field: context.findField(context.text.slice(start, start + length)), end: start + length + 1 };
  if (tag === null) return parseLeaf(context, field);
  scanner.moveTo(tag.end);
  return parseFieldValue(context, { field: tag.field, start, end: tag.end }, depth);
};

/** Returns the tag of another service here, if the fields are known. */
const foreignTag = ({ scanner, text, findField }: ParseContext): ReturnType<typeof fieldTagAt> => {
  const tag = fieldTagAt(text, scanner.at());
  return tag !== null && findField(tag.field ?? 'title') !== null ? tag : null;
};

/** Parses the value after a field's name and colon; the field is `null` for any. */
const parseFieldValue = (
  context: ParseContext,
  { field, ...name }: Span & { readonly field: string | null },
  depth: number,
): QueryNode | null => {
  const { scanner, report } = context;
  const hasSpace = scanner.skipSpace();
  const char = scanner.char();
  const isMissing =
    char === '' ||
    char === ')' ||
    (hasSpace && (scanner.peekOperator() !== null || fieldLength(context) > 0));
  if (isMissing) {
    report('query-text.missing-value', name);
    return null;
  }
  if (char === '(') return parseGroup(context, field, depth);
  return char === '[' && field !== null ? parseBrackets(context, field) : parseLeaf(context, field);
};

const parseGroup = (context: ParseContext, field: string | null, depth: number): QueryNode | null => {
  const { scanner, problems, report } = context;
  const start = scanner.at();
  if (depth >= QUERY_DEPTH_MAX) return context.stop('query-text.too-deep');
  const problemsBefore = problems.length;
  scanner.moveTo(start + 1);
  const node = parseOr(context, field, depth + 1);
  if (context.isStopped()) return node;
  if (scanner.char() === ')') scanner.moveTo(scanner.at() + 1);
  else report('query-text.unclosed-group', { start, end: start + 1 });
  if (node === null && problems.length === problemsBefore)
    report('query-text.empty-group', { start, end: scanner.at() });
  return node;
};

/**
 * Parses a query text. Never throws: the parser repairs what it can, leaves out the rest and reports each problem with its
 * position. The language is described in docs/query-language.md.
 *
 * @example
 * parseQueryText('title:sea -ice').tree;
 * // { op: 'and', nodes: [{ op: 'word', field: 'title', text: 'sea' }, { op: 'not', node: { op: 'word', field: null, text: 'ice' } }] }
 */
export const parseQueryText = (
  text: string | null | undefined,
  options: QueryTextOptions = {},
): ParsedQueryText => {
  const context = createParseContext(text ?? '', options);
  const tree = normalizeQuery(parseOr(context, null, 0) ?? ALL, options);
  return { tree, problems: context.problems };
};
