import type { QueryNode } from '../types.ts';
import { isGroup, isLeaf, normalizeQuery } from './normalize-query.ts';
import { holdsValues, shownField } from './query-form.ts';
import type { FormGroup, FormOperator, FormResult, FormRow, GroupMatch } from './query-form.ts';

type Asked = Pick<FormRow, 'field' | 'operator' | 'value' | 'end'>;
type Range = Extract<QueryNode, { op: 'range' }>;

/** Reports whether a row keeps the text unchanged: rows split words at white space and trim the ends. */
const isWhole = (text: string): boolean => text !== '' && !/\s/.test(text);
const isTrimmed = (text: string): boolean => text !== '' && text.trim() === text;

const asked = (field: string | null, operator: FormOperator, value: string, end = ''): Asked => ({
  field,
  operator,
  value,
  end,
});

const rangeRow = ({ field, from, to }: Range): Asked | null => {
  if ([from, to].some((end) => end !== null && !isTrimmed(end))) return null;
  if (from !== null && to !== null) return asked(field, 'between', from, to);
  if (from !== null) return asked(field, 'since', from);
  return to === null ? asked(field, 'exists', '') : asked(field, 'until', to);
};

const leafRow = (node: QueryNode): Asked | null => {
  if (!isLeaf(node)) return wordsRow(node);
  if (node.op === 'range') return rangeRow(node);
  const { op, field, text } = node;
  if (op === 'prefix') return isTrimmed(text) ? asked(field, 'startsWith', text) : null;
  if (holdsValues(field)) {
    // A value of one word is a word node, any other a phrase.
    const isWritten = op === 'word' ? isWhole(text) : isTrimmed(text);
    return isWritten ? asked(shownField(field), 'is', text) : null;
  }
  if (op === 'phrase') return isTrimmed(text) ? asked(field, 'phrase', text) : null;
  return isWhole(text) ? asked(field, 'contains', text) : null;
};

/** Merges several words of one field into one row. */
const wordsRow = (node: QueryNode): Asked | null => {
  if (node.op !== 'and') return null;
  const rows = node.nodes.map((part) => (part.op === 'word' ? leafRow(part) : null));
  const [first] = rows;
  return first?.operator === 'contains' &&
    rows.every((row) => row?.operator === 'contains' && row.field === first.field)
    ? { ...first, value: rows.map((row) => row?.value).join(' ') }
    : null;
};

const rowOf = (node: QueryNode): FormRow | null => {
  const isNegated = node.op === 'not';
  const row = leafRow(isNegated ? node.node : node);
  return row && { ...row, isNegated };
};

const isWords = (row: FormRow | undefined): row is FormRow => row?.operator === 'contains' && !row.isNegated;

/** Merges neighboring words of one field that must all match into one row. */
const joinWords = (rows: readonly FormRow[]): readonly FormRow[] => {
  const joined: FormRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (isWords(last) && isWords(row) && last.field === row.field)
      joined[joined.length - 1] = { ...last, value: `${last.value} ${row.value}` };
    else joined.push(row);
  }
  return joined;
};

const rowsOf = (nodes: readonly QueryNode[], op: 'and' | 'or'): readonly FormRow[] | null => {
  const rows = nodes.map(rowOf);
  const known = rows.filter((row) => row !== null);
  if (known.length < rows.length) return null;
  return op === 'and' ? joinWords(known) : known;
};

const MATCHES = {
  and: { plain: 'all', negated: 'not-all' },
  or: { plain: 'any', negated: 'none' },
} as const satisfies Record<'and' | 'or', Record<string, GroupMatch>>;

/** Converts a node to a group of rows, negated or not; `null` for a single row. */
const groupOf = (node: QueryNode): FormGroup | null => {
  const isNegated = node.op === 'not';
  const inner = isNegated ? node.node : node;
  if (!isGroup(inner)) return null;
  const rows = rowsOf(inner.nodes, inner.op);
  return rows && { match: MATCHES[inner.op][isNegated ? 'negated' : 'plain'], rows };
};

/** Puts neighboring single rows into a group with the form's rule. */
const partsOf = (nodes: readonly QueryNode[], op: 'and' | 'or'): readonly FormGroup[] | null => {
  const groups: FormGroup[] = [];
  let side: QueryNode[] = [];
  const close = (): void => {
    const rows = rowsOf(side, op) ?? [];
    if (rows.length > 0) groups.push({ match: MATCHES[op].plain, rows });
    side = [];
  };
  for (const node of nodes) {
    if (rowOf(node) !== null) {
      side.push(node);
      continue;
    }
    const group = groupOf(node);
    if (group === null) return null;
    close();
    groups.push(group);
  }
  close();
  return groups;
};

const MORE_THAN_ROWS: FormResult = {
  ok: false,
  messageId: 'query-text.more-than-rows',
  message: 'This query says more than rows can show.',
};

/**
 * Converts a tree to a form if it is simple enough: groups of rows, one level deep. Any other tree returns a message.
 * @example
 * treeToForm(parseQueryText('title:sea (ice OR snow)').tree); // { ok: true, form: a group of all, a group of any }
 */
export const treeToForm = (tree: QueryNode): FormResult => {
  const normal = normalizeQuery(tree);
  if (normal.op === 'all') return { ok: true, form: { join: 'and', groups: [] } };
  const isMany = isGroup(normal) && rowOf(normal) === null;
  const op = isMany ? normal.op : 'and';
  const groups = partsOf(isMany ? normal.nodes : [normal], op);
  if (groups === null) return MORE_THAN_ROWS;
  // A single group determines by itself how its rows are joined.
  return { ok: true, form: { join: groups.length > 1 ? op : 'and', groups } };
};
