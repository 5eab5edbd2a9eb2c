import type { QueryNode } from '@open-discovery/search-fields';
import type { QueryNode as IndexNode } from '@open-discovery/search-index';
import { dayNumber } from './day-number.ts';
import { isDayField, isKeywordField, isNumberField, isTextField } from './field-types.ts';
import { keywordValues } from './keyword-values.ts';

type Leaf = Extract<QueryNode, { op: 'word' | 'phrase' | 'prefix' }>;
type Range = Extract<QueryNode, { op: 'range' }>;
type Words = Extract<IndexNode, { op: 'words' }>;

const LEAF_OP = { word: 'words', phrase: 'phrase', prefix: 'prefix' } as const;
const NOTHING: IndexNode = { op: 'none' };

const numberOf = (field: string, text: string, end: 'first' | 'last'): number | null => {
  if (isDayField(field)) return dayNumber(text, end);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
};

const isField = (name: string): boolean => isTextField(name) || isKeywordField(name) || isNumberField(name);

/** A range without ends is how a query text asks whether a field has anything in it: `title:*`. */
const toRange = ({ field, from, to }: Range): IndexNode => {
  if (from === null && to === null) return isField(field) ? { op: 'exists', field } : NOTHING;
  if (!isNumberField(field)) return NOTHING;
  const first = from === null ? undefined : numberOf(field, from, 'first');
  const last = to === null ? undefined : numberOf(field, to, 'last');
  if (first === null || last === null) return NOTHING;
  return { op: 'range', field, from: first, to: last };
};

const inField = (leaf: Leaf, field: string): IndexNode[] => [
  ...(isTextField(field) ? [{ op: LEAF_OP[leaf.op], text: leaf.text, fields: [field] }] : []),
  ...(isKeywordField(field)
    ? [{ op: 'value' as const, field, values: keywordValues(field, leaf.text) }]
    : []),
  ...(isNumberField(field) ? [toRange({ op: 'range', field, from: leaf.text, to: leaf.text })] : []),
];

const either = (nodes: IndexNode[]): IndexNode =>
  nodes.length === 1 ? (nodes[0] ?? NOTHING) : nodes.length === 0 ? NOTHING : { op: 'or', nodes };

const isWordsOf = (node: IndexNode | undefined, fields: string): node is Words =>
  node?.op === 'words' && String(node.fields) === fields;

/** Neighbouring words of the same field become one node, so that their standing together can count. */
const joinWords = (nodes: readonly IndexNode[]): IndexNode[] => {
  const joined: IndexNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.op === 'words' && isWordsOf(last, String(node.fields)))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${node.text}` };
    else joined.push(node);
  }
  return joined;
};

/**
 * What a query text means to the index. A field that the schema does not have matches nothing; a field that is both
 * text and exact values (author, subject) is searched both ways.
 *
 * @example
 * toIndexNode({ op: 'word', field: 'access', text: 'open' }); // { op: 'value', field: 'access', values: ['open', 'OPEN'] }
 */
export const toIndexNode = (node: QueryNode): IndexNode => {
  switch (node.op) {
    case 'all':
      return node;
    case 'not':
      return { op: 'not', node: toIndexNode(node.node) };
    case 'or':
      return { op: 'or', nodes: node.nodes.map(toIndexNode) };
    case 'and': {
      const nodes = joinWords(node.nodes.map(toIndexNode));
      return nodes.length === 1 ? (nodes[0] ?? NOTHING) : { op: 'and', nodes };
    }
    case 'range':
      return toRange(node);
    default:
      return node.field === null
        ? { op: LEAF_OP[node.op], text: node.text }
        : either(inField(node, node.field));
  }
};
