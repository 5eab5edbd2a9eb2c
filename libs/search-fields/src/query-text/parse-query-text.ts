import type { QueryNode, QueryTextProblem } from '../types.ts';
import { endsInStar, indexOfUnescaped, isQuote, isSpace, unescapeWord } from './escapes.ts';
import { PROBLEMS_MAX, QUERY_DEPTH_MAX, QUERY_NODES_MAX } from './limits.ts';
import { ALL, normaliseQuery } from './normalise-query.ts';
import type { QueryTextOptions } from './normalise-query.ts';
import { parseBracketRange } from './parse-bracket-range.ts';
import { createProblem } from './problems.ts';
import type { QueryTextMessageId } from './problems.ts';
import { findFieldAmong, isFieldBefore } from './query-fields.ts';
import { createTextScanner } from './text-scanner.ts';

/** What a query text means, and what is wrong with it. */
export interface ParsedQueryText {
  /** In its normal form; `{ op: 'all' }` when the text asks for nothing. */
  readonly tree: QueryNode;
  /** In the order in which they were noticed. */
  readonly problems: readonly QueryTextProblem[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads one text. Every method moves forward by at least one character or ends the reading, so that the work grows
 * with the length of the text and no faster.
 */
const createParser = (text: string, options: QueryTextOptions) => {
  const findField = findFieldAmong(options.fields);
  const scanner = createTextScanner(text);
  const problems: QueryTextProblem[] = [];
  let nodes = 0;
  let isStopped = false;

  const report = (messageId: QueryTextMessageId, start: number, end: number): void => {
    if (problems.length < PROBLEMS_MAX) problems.push(createProblem(messageId, start, end));
  };
  const stop = (messageId: QueryTextMessageId): null => {
    if (!isStopped) report(messageId, scanner.at(), text.length);
    isStopped = true;
    scanner.moveTo(text.length);
    return null;
  };
  /** Counts one more node; `false` when the tree is full. */
  const isRoom = (): boolean => {
    nodes += 1;
    if (nodes > QUERY_NODES_MAX) stop('query-text.too-large');
    return !isStopped;
  };

  /** Counts the group that a second operand makes; once per group, before that operand is read. */
  const createGroupCount = () => {
    let isCounted = false;
    return (operands: number): boolean => {
      if (operands === 0 || isCounted) return true;
      isCounted = true;
      return isRoom();
    };
  };

  const parsePhrase = (field: string | null): QueryNode | null => {
    const start = scanner.at();
    const phrase = scanner.takePhrase();
    if (!phrase.isClosed) report('query-text.unclosed-quote', start, start + 1);
    else if (phrase.text.trim() === '') report('query-text.empty-phrase', start, scanner.at());
    return phrase.text.trim() === '' ? null : { op: 'phrase', field, text: phrase.text };
  };

  const parseBrackets = (field: string): QueryNode => {
    const start = scanner.at();
    const { from, to, isWhole } = parseBracketRange(scanner);
    if (!isWhole) report('query-text.broken-range', start, scanner.at());
    return { op: 'range', field, from, to };
  };

  const wordNode = (raw: string, field: string | null): QueryNode => {
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

  /** A word of its own, or the value that stands directly behind a field's colon. */
  const parseWord = (field: string | null): QueryNode => {
    const raw = scanner.peekWord();
    scanner.moveTo(scanner.at() + raw.length);
    return wordNode(raw, field);
  };

  const fieldColon = (): number => {
    const raw = scanner.peekWord();
    const colon = indexOfUnescaped(raw, ':');
    return isFieldBefore(raw, colon, findField) ? colon : -1;
  };

  const parseFieldValue = (name: Span, depth: number): QueryNode | null => {
    const field = findField(text.slice(name.start, name.end - 1));
    const hasSpace = scanner.skipSpace();
    const char = scanner.char();
    const isMissing =
      char === '' || char === ')' || (hasSpace && (scanner.peekOperator() !== null || fieldColon() > 0));
    if (isMissing || field === null) {
      report('query-text.missing-value', name.start, name.end);
      return null;
    }
    if (char === '(') return parseGroup(field, depth);
    if (char === '[') return isRoom() ? parseBrackets(field) : null;
    return parseLeaf(field);
  };

  const parseLeaf = (field: string | null): QueryNode | null => {
    if (!isRoom()) return null;
    return isQuote(scanner.char()) ? parsePhrase(field) : parseWord(field);
  };

  const parseGroup = (field: string | null, depth: number): QueryNode | null => {
    const start = scanner.at();
    if (depth >= QUERY_DEPTH_MAX) return stop('query-text.too-deep');
    const problemsBefore = problems.length;
    scanner.moveTo(start + 1);
    const node = parseOr(field, depth + 1);
    if (isStopped) return node;
    if (scanner.char() === ')') scanner.moveTo(scanner.at() + 1);
    else report('query-text.unclosed-group', start, start + 1);
    if (node === null && problems.length === problemsBefore)
      report('query-text.empty-group', start, scanner.at());
    return node;
  };

  const parsePrimary = (field: string | null, depth: number): QueryNode | null => {
    const start = scanner.at();
    const char = scanner.char();
    if (char === '(') return parseGroup(field, depth);
    if (char === '[' && field !== null) return isRoom() ? parseBrackets(field) : null;
    if (isQuote(char)) return parseLeaf(field);
    const colon = fieldColon();
    if (colon < 0) return parseLeaf(field);
    scanner.moveTo(start + colon + 1);
    return parseFieldValue({ start, end: start + colon + 1 }, depth);
  };

  /** Length of a negation that stands here: NOT, or a hyphen directly before something. */
  const negationLength = (): number => {
    if (scanner.peekOperator() === 'NOT') return 3;
    const next = text[scanner.at() + 1] ?? '';
    return scanner.char() === '-' && next !== '' && next !== ')' && !isSpace(next) ? 1 : 0;
  };

  const parseUnary = (field: string | null, depth: number): QueryNode | null => {
    const start = scanner.at();
    let end = start;
    let isNegated = false;
    for (let length = negationLength(); length > 0; length = negationLength()) {
      end = scanner.at() + length;
      scanner.moveTo(end);
      scanner.skipSpace();
      isNegated = !isNegated;
    }
    const isDangling =
      end > start && (scanner.char() === '' || scanner.char() === ')' || scanner.peekOperator() !== null);
    if (isDangling) {
      report('query-text.dangling-operator', start, end);
      return null;
    }
    if (isNegated && !isRoom()) return null;
    const node = parsePrimary(field, depth);
    return node !== null && isNegated ? { op: 'not', node } : node;
  };

  /** Operands up to OR, a closing parenthesis or the end; AND between them may be left out. */
  const parseAnd = (field: string | null, depth: number): QueryNode | null => {
    const operands: QueryNode[] = [];
    const isRoomForGroup = createGroupCount();
    let pending: Span | null = null;
    for (;;) {
      scanner.skipSpace();
      const start = scanner.at();
      const operator = scanner.peekOperator();
      if (scanner.char() === '' || operator === 'OR' || (scanner.char() === ')' && depth > 0)) break;
      if (scanner.char() === ')') {
        report('query-text.unopened-group', start, start + 1);
        scanner.moveTo(start + 1);
      } else if (operator === 'AND') {
        scanner.moveTo(start + 3);
        if (operands.length === 0 || pending !== null)
          report('query-text.dangling-operator', start, start + 3);
        else pending = { start, end: start + 3 };
      } else {
        if (!isRoomForGroup(operands.length)) break;
        const node = parseUnary(field, depth);
        if (node !== null) {
          operands.push(node);
          pending = null;
        }
      }
    }
    if (pending !== null && !isStopped) report('query-text.dangling-operator', pending.start, pending.end);
    return join('and', operands);
  };

  const parseOr = (field: string | null, depth: number): QueryNode | null => {
    const operands: QueryNode[] = [];
    const isRoomForGroup = createGroupCount();
    let pending: Span | null = null;
    for (;;) {
      if (!isRoomForGroup(operands.length)) break;
      const node = parseAnd(field, depth);
      if (node !== null) {
        operands.push(node);
        pending = null;
      }
      if (isStopped || scanner.peekOperator() !== 'OR') break;
      const start = scanner.at();
      scanner.moveTo(start + 2);
      if (operands.length === 0 || pending !== null) report('query-text.dangling-operator', start, start + 2);
      else pending = { start, end: start + 2 };
    }
    if (pending !== null && !isStopped) report('query-text.dangling-operator', pending.start, pending.end);
    return join('or', operands);
  };

  return { parse: (): QueryNode => parseOr(null, 0) ?? ALL, problems };
};

const join = (op: 'and' | 'or', operands: readonly QueryNode[]): QueryNode | null =>
  operands.length > 1 ? { op, nodes: operands } : (operands[0] ?? null);

/**
 * What a query text means, and what is wrong with it. Never throws: what can be repaired is repaired, what cannot
 * is left out, and each mistake is pointed at. The language: docs/query-language.md.
 *
 * @example
 * parseQueryText('title:sea -ice').tree;
 * // { op: 'and', nodes: [{ op: 'word', field: 'title', text: 'sea' }, { op: 'not', node: { op: 'word', field: null, text: 'ice' } }] }
 */
export const parseQueryText = (text: string, options: QueryTextOptions = {}): ParsedQueryText => {
  const parser = createParser(text, options);
  const tree = normaliseQuery(parser.parse(), options);
  return { tree, problems: parser.problems };
};
