import {
  dayNumber,
  isDayField,
  isKeywordField,
  isNumberField,
  isTextField,
  keywordValues,
} from '@open-discovery/graph-index';
import type { QueryNode } from '@open-discovery/search-fields';
import type { IndexClause } from '@open-discovery/search-index';

type Leaf = Extract<QueryNode, { op: 'word' | 'phrase' | 'prefix' }>;
type Range = Extract<QueryNode, { op: 'range' }>;
type WordsClause = Extract<IndexClause, { op: 'words' }>;

const LEAF_OP = { word: 'words', phrase: 'phrase', prefix: 'prefix' } as const;
const MATCH_NONE: IndexClause = { op: 'none' };

const parseBound = (field: string, text: string, end: 'first' | 'last'): number | null => {
  if (isDayField(field)) return dayNumber(text, end);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
};

const isField = (name: string): boolean => isTextField(name) || isKeywordField(name) || isNumberField(name);

/** Converts a range. A range without bounds (`title:*`) matches every record that has the field. */
const toRangeClause = ({ field, from, to }: Range): IndexClause => {
  if (from === null && to === null) return isField(field) ? { op: 'exists', field } : MATCH_NONE;
  if (!isNumberField(field)) return MATCH_NONE;
  const first = from === null ? undefined : parseBound(field, from, 'first');
  const last = to === null ? undefined : parseBound(field, to, 'last');
  if (first === null || last === null) return MATCH_NONE;
  return { op: 'range', field, from: first, to: last };
};

const toFieldClauses = (leaf: Leaf, field: string): IndexClause[] => [
  ...(isTextField(field) ? [{ op: LEAF_OP[leaf.op], text: leaf.text, fields: [field] }] : []),
  ...(isKeywordField(field)
    ? [{ op: 'value' as const, field, values: keywordValues(field, leaf.text) }]
    : []),
  ...(isNumberField(field) ? [toRangeClause({ op: 'range', field, from: leaf.text, to: leaf.text })] : []),
];

const anyOf = (nodes: readonly IndexClause[]): IndexClause => {
  const [first = MATCH_NONE, ...others] = nodes;
  return others.length === 0 ? first : { op: 'or', nodes };
};

const isWordsOf = (clause: IndexClause | undefined, fields: string): clause is WordsClause =>
  clause?.op === 'words' && String(clause.fields) === fields;

/** Joins adjacent words of the same field, so that the index can score their proximity. */
const joinWords = (clauses: readonly IndexClause[]): IndexClause[] => {
  const joined: IndexClause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (clause.op === 'words' && isWordsOf(last, String(clause.fields)))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${clause.text}` };
    else joined.push(clause);
  }
  return joined;
};

/**
 * Converts the tree of a query text to a clause of the index. A field that the schema lacks matches nothing. A field
 * that has both text and exact values (author, subject) is searched both ways.
 *
 * @example
 * toIndexClause({ op: 'word', field: 'access', text: 'open' }); // { op: 'value', field: 'access', values: ['open', 'OPEN'] }
 */
export const toIndexClause = (node: QueryNode): IndexClause => {
  switch (node.op) {
    case 'all':
      return node;
    case 'not':
      return { op: 'not', node: toIndexClause(node.node) };
    case 'or':
      return { op: 'or', nodes: node.nodes.map(toIndexClause) };
    case 'and': {
      const nodes = joinWords(node.nodes.map(toIndexClause));
      return nodes.length === 1 ? (nodes[0] ?? MATCH_NONE) : { op: 'and', nodes };
    }
    case 'range':
      return toRangeClause(node);
    default:
      return node.field === null
        ? { op: LEAF_OP[node.op], text: node.text }
        : anyOf(toFieldClauses(node, node.field));
  }
};
