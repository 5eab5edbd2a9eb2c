import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { FilterCondition } from '../../search/engine-query.ts';
import { allOf, anyOf } from './conditions.ts';

type ExpressionResult =
  | { readonly ok: true; readonly condition: FilterCondition }
  | { readonly ok: false; readonly message: string };

interface ExpressionOptions {
  /** Returns the condition of one value, or `null` for an unknown value. */
  readonly toLeaf: (value: string) => FilterCondition | null;
  /** True if commas separate alternatives, false if the values themselves contain commas. */
  readonly commas: boolean;
  readonly allowed?: readonly string[];
}

export const QUOTING_MESSAGE =
  "Invalid value for '{name}'. Values containing spaces, parentheses or logical operators must be wrapped in double quotes";

/** A quoted text, a parenthesis, any other characters, or an unclosed quote. */
const TOKEN = /"(?:\\.|[^"\\])*"|[()]|[^\s()"]+|"/gsu;
const TOKEN_OR_COMMA = /"(?:\\.|[^"\\])*"|[(),]|[^\s(),"]+|"/gsu;
const JOINING: ReadonlySet<string> = new Set(['AND', 'OR', ',']);

/** Reports whether an operator is missing between two values, or a quote is unclosed. */
const lacksQuotes = (tokens: readonly string[]): boolean => {
  let afterValue = false;
  for (const token of tokens) {
    if (token === '"' || (token === '(' && afterValue)) return true;
    if (token === ')') afterValue = true;
    else if (token === '(' || token === 'NOT' || JOINING.has(token)) afterValue = false;
    else if (afterValue) return true;
    else afterValue = true;
  }
  return false;
};

/** Quotes a value, so that a star or a hyphen is part of it and not an operator. */
const quoteValue = (token: string): string =>
  /^["()]/.test(token) || JOINING.has(token) || token === 'NOT'
    ? token
    : `"${token.replaceAll('\\', '\\\\')}"`;

const leavesOf = (node: QueryNode): string[] => {
  if ('nodes' in node) return node.nodes.flatMap(leavesOf);
  if (node.op === 'not') return leavesOf(node.node);
  return 'text' in node ? [node.text] : [];
};

const toCondition = (node: QueryNode, toLeaf: ExpressionOptions['toLeaf']): FilterCondition => {
  if (node.op === 'and') return allOf(node.nodes.map((child) => toCondition(child, toLeaf)));
  if (node.op === 'or') return anyOf(node.nodes.map((child) => toCondition(child, toLeaf)));
  if (node.op === 'not') return { is: 'not', condition: toCondition(node.node, toLeaf) };
  return ('text' in node ? toLeaf(node.text) : null) ?? allOf([]);
};

export const unknownValueMessage = (value: string, allowed: readonly string[]): string =>
  `Invalid value: '${value}' in '{name}'. Allowed values are: [${allowed.map((one) => `'${one}'`).join(', ')}]`;

/**
 * Parses the value of a filter parameter: one value, or several joined by AND, OR, NOT, parentheses or commas. Values
 * with spaces, parentheses or operators must be in double quotes. The caller replaces `{name}` in messages by the
 * parameter's name.
 *
 * @example parseValueExpression('("US" OR "GB") AND NOT "DE"', { toLeaf: isCountry, commas: true })
 */
export const parseValueExpression = (
  text: string,
  { toLeaf, commas, allowed }: ExpressionOptions,
): ExpressionResult => {
  const tokens = text.match(commas ? TOKEN_OR_COMMA : TOKEN) ?? [];
  if (lacksQuotes(tokens)) return { ok: false, message: QUOTING_MESSAGE };
  const expression = tokens.map((token) => (commas && token === ',' ? 'OR' : quoteValue(token))).join(' ');
  const { tree, problems } = parseQueryText(expression, { fields: [] });
  if (problems[0]) return { ok: false, message: `Invalid value for '{name}'. ${problems[0].message}` };
  const unknown = leavesOf(tree).find((value) => toLeaf(value) === null);
  if (unknown !== undefined) return { ok: false, message: unknownValueMessage(unknown, allowed ?? []) };
  return { ok: true, condition: toCondition(tree, toLeaf) };
};
