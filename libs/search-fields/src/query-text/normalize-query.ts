import type { QueryNode } from '../types.ts';
import { findFieldAmong } from './query-fields.ts';
import type { FindField } from './query-fields.ts';

/** Options of the parser and the printer of query texts. */
export interface QueryTextOptions {
  /** Names that are fields before a colon. All fields of the index by default; none for an empty list. */
  readonly fields?: readonly string[] | undefined;
}

type Leaf = Extract<QueryNode, { op: 'word' | 'phrase' | 'prefix' | 'range' }>;
type Group = Extract<QueryNode, { op: 'and' | 'or' }>;

export const ALL: QueryNode = { op: 'all' };
/** The query that matches nothing. It has no operator, so it is the negation of "all". */
const NOTHING: QueryNode = { op: 'not', node: ALL };

export const isLeaf = (node: QueryNode): node is Leaf => 'field' in node;
export const isGroup = (node: QueryNode): node is Group => 'nodes' in node;

const normalLeaf = (leaf: Leaf, findField: FindField): QueryNode => {
  const field = leaf.field === null ? null : findField(leaf.field);
  if (leaf.op === 'range')
    return field === null ? ALL : { op: 'range', field, from: leaf.from || null, to: leaf.to || null };
  if (leaf.op === 'prefix' && leaf.text === '')
    return field === null ? ALL : { op: 'range', field, from: null, to: null };
  const isEmpty = leaf.op === 'phrase' ? leaf.text.trim() === '' : leaf.text === '';
  return isEmpty ? ALL : { op: leaf.op, field, text: leaf.text };
};

const normalGroup = ({ op, nodes }: Group, findField: FindField): QueryNode => {
  const flat = nodes
    .map((node) => normalize(node, findField))
    .flatMap((node) => (node.op === op && isGroup(node) ? node.nodes : [node]));
  if (op === 'or' && flat.some((node) => node.op === 'all')) return ALL;
  const asked = flat.filter((node) => node.op !== 'all');
  const [first] = asked;
  if (first === undefined) return op === 'and' ? ALL : NOTHING;
  return asked.length === 1 ? first : { op, nodes: asked };
};

const normalize = (node: QueryNode, findField: FindField): QueryNode => {
  if (isLeaf(node)) return normalLeaf(node, findField);
  if (isGroup(node)) return normalGroup(node, findField);
  if (node.op === 'all') return ALL;
  const inner = normalize(node.node, findField);
  return inner.op === 'not' ? inner.node : { op: 'not', node: inner };
};

/**
 * Normalizes a query: no group within a group of its operator, no group of one, nothing empty, no double negation,
 * fields by their proper names. A word in an unknown field becomes a word in any field; a range in an unknown field
 * is dropped.
 * @example
 * normalizeQuery({ op: 'and', nodes: [{ op: 'word', field: null, text: 'sea' }] }); // the word alone
 */
export const normalizeQuery = (tree: QueryNode, options: QueryTextOptions = {}): QueryNode =>
  normalize(tree, findFieldAmong(options.fields));
