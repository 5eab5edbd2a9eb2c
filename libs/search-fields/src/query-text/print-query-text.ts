import { quotedValue } from '../graph-value.ts';
import type { QueryNode } from '../types.ts';
import { escapeWord, unescapeWord } from './escapes.ts';
import { isGroup, isLeaf, normalizeQuery } from './normalize-query.ts';
import type { QueryTextOptions } from './normalize-query.ts';
import { findFieldAmong, isFieldBefore } from './query-fields.ts';
import type { FindField } from './query-fields.ts';
import { createTextScanner } from './text-scanner.ts';

type Leaf = Extract<QueryNode, { field: string | null }>;
type Group = Extract<QueryNode, { nodes: unknown }>;
/** The surroundings of a node, which determine whether it needs parentheses. */
type Around = 'nothing' | 'and' | 'or' | 'not';

/** Matches a bound that needs no quotation marks. */
const PLAIN_END = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;

const printRange = (from: string | null, to: string | null): string => {
  if (from === null && to === null) return '*';
  const ends = [from, to];
  if (ends.every((end) => end === null || PLAIN_END.test(end))) return `${from ?? ''}..${to ?? ''}`;
  return `[${ends.map((end) => (end === null ? '*' : quotedValue(end))).join(' TO ')}]`;
};

/** Removes the escapes of parentheses if the word is read as a whole without them, as a DOI is. */
const withPlainParentheses = (written: string, text: string): string => {
  if (!text.includes('(')) return written;
  const plain = written.replace(/\\([()])/g, '$1');
  return createTextScanner(plain).peekWord() === plain && unescapeWord(plain) === text ? plain : written;
};

/** Escapes the colon that would make the rest of the word a field's value. */
const printWord = (text: string, inField: boolean, findField: FindField): string => {
  const escaped = escapeWord(text, inField);
  const written = isFieldBefore(text, text.indexOf(':'), findField) ? escaped.replace(':', '\\:') : escaped;
  return withPlainParentheses(written, text);
};

const printValue = (leaf: Leaf, findField: FindField): string => {
  if (leaf.op === 'range') return printRange(leaf.from, leaf.to);
  if (leaf.op === 'phrase') return quotedValue(leaf.text);
  const word = printWord(leaf.text, leaf.field !== null, findField);
  return leaf.op === 'word' ? word : `${word === '-' ? '\\-' : word}*`;
};

/** Returns the field that all parts of a flat group have in common, so that it is printed once, before the group. */
const sharedField = ({ nodes }: Group): string | null => {
  const fields = new Set(
    nodes
      .map((node) => (node.op === 'not' ? node.node : node))
      .map((node) => (isLeaf(node) ? node.field : null)),
  );
  const [field = null] = fields;
  return fields.size === 1 ? field : null;
};

const createPrinter = (findField: FindField) => {
  const printLeaf = (leaf: Leaf, hasField: boolean): string =>
    leaf.field === null || hasField
      ? printValue(leaf, findField)
      : `${leaf.field}:${printValue(leaf, findField)}`;

  const printGroup = (group: Group, around: Around): string => {
    const isOpen = around === 'nothing';
    const needsParentheses = around === 'not' || (around === 'and' && group.op === 'or');
    const field = isOpen || needsParentheses ? sharedField(group) : null;
    const parts = group.nodes.map((node) => print(node, group.op, field !== null));
    const text = parts.join(group.op === 'or' ? ' OR ' : ' ');
    if (field !== null) return `${field}:(${text})`;
    return needsParentheses ? `(${text})` : text;
  };

  const print = (node: QueryNode, around: Around, hasField: boolean): string => {
    if (isLeaf(node)) return printLeaf(node, hasField);
    if (isGroup(node)) return printGroup(node, around);
    return node.op === 'all' ? '*' : `NOT ${print(node.node, 'not', hasField)}`;
  };
  return print;
};

/**
 * Prints a tree as query text. Parsing the text returns the tree's normal form, up to the parser's limits of size and
 * depth.
 * @example
 * printQueryText({ op: 'or', nodes: [{ op: 'word', field: 'title', text: 'sea' }, { op: 'word', field: 'title', text: 'ice' }] });
 * // 'title:(sea OR ice)'
 */
export const printQueryText = (tree: QueryNode, options: QueryTextOptions = {}): string =>
  createPrinter(findFieldAmong(options.fields))(normalizeQuery(tree, options), 'nothing', false);
