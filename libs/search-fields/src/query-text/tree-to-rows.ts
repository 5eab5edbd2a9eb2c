import type { QueryNode } from '../types.ts';
import { isLeaf, normaliseQuery } from './normalise-query.ts';
import type { QueryTextOptions } from './normalise-query.ts';
import { MORE_THAN_ROWS } from './query-rows.ts';
import type { QueryRow, RowsResult } from './query-rows.ts';

type Row = Omit<QueryRow, 'join' | 'isNegated'>;

/** Rows split their words at white space, and take none from the ends. */
const isWhole = (text: string): boolean => !/\s/.test(text);
const isTrimmed = (text: string): boolean => text.trim() === text;

const rangeRow = ({ field, from, to }: Extract<QueryNode, { op: 'range' }>): Row | null => {
  const isPlain = (end: string | null): boolean => end === null || (isTrimmed(end) && !end.includes('.'));
  return isPlain(from) && isPlain(to)
    ? { field, operator: 'between', value: `${from ?? ''}..${to ?? ''}` }
    : null;
};

const leafRow = (node: QueryNode): Row | null => {
  if (!isLeaf(node)) return wordsRow(node);
  if (node.op === 'range') return rangeRow(node);
  const { field, text } = node;
  if (node.op === 'word') return isWhole(text) ? { field, operator: 'contains', value: text } : null;
  const operator = node.op === 'phrase' ? 'phrase' : 'startsWith';
  return isTrimmed(text) ? { field, operator, value: text } : null;
};

/** Several words of one field are one row. */
const wordsRow = (node: QueryNode): Row | null => {
  if (node.op !== 'and') return null;
  const rows = node.nodes.map((part) => (part.op === 'word' ? leafRow(part) : null));
  const [first] = rows;
  return first && rows.every((row) => row && row.field === first.field)
    ? { ...first, value: rows.map((row) => row?.value).join(' ') }
    : null;
};

const isMoreWords = (row: QueryRow | undefined, next: QueryRow): row is QueryRow =>
  row?.operator === 'contains' &&
  next.operator === 'contains' &&
  row.field === next.field &&
  !row.isNegated &&
  !next.isNegated;

const groupRows = (group: QueryNode, isFirst: boolean): readonly QueryRow[] | null => {
  const rows: QueryRow[] = [];
  for (const node of group.op === 'and' ? group.nodes : [group]) {
    const isNegated = node.op === 'not';
    const row = leafRow(isNegated ? node.node : node);
    if (row === null) return null;
    const join = rows.length === 0 && !isFirst ? 'or' : 'and';
    const next: QueryRow = { join, ...row, isNegated };
    const last = rows.at(-1);
    if (isMoreWords(last, next)) rows[rows.length - 1] = { ...last, value: `${last.value} ${next.value}` };
    else rows.push(next);
  }
  return rows;
};

/**
 * The rows of the advanced search that ask for the same, where the tree is that simple: alternatives of conditions,
 * each of them negated or not.
 *
 * @example
 * treeToRows(parseQueryText('title:(sea level) OR author:smith').tree); // two rows, the second joined by 'or'
 */
export const treeToRows = (tree: QueryNode, options: QueryTextOptions = {}): RowsResult => {
  const normal = normaliseQuery(tree, options);
  if (normal.op === 'all') return { ok: true, rows: [] };
  const rows: QueryRow[] = [];
  for (const group of normal.op === 'or' ? normal.nodes : [normal]) {
    const joined = groupRows(group, rows.length === 0);
    if (joined === null) return MORE_THAN_ROWS;
    rows.push(...joined);
  }
  return { ok: true, rows };
};
