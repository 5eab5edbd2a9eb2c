import type { QueryNode } from '../types.ts';
import { normalizeQuery } from './normalize-query.ts';
import { wholeField } from './query-form.ts';
import type { FormGroup, FormRow, QueryForm } from './query-form.ts';

const ALL: QueryNode = { op: 'all' };

const rangeNode = (field: string | null, from: string, to: string): QueryNode =>
  field === null || (from === '' && to === '')
    ? ALL
    : { op: 'range', field, from: from || null, to: to || null };

const valueNode = (field: string | null, text: string): QueryNode => ({
  op: /\s/.test(text) ? 'phrase' : 'word',
  field,
  text,
});

const askedNode = ({ field, operator, value, end }: FormRow): QueryNode => {
  const text = value.trim();
  if (operator === 'exists') return field === null ? ALL : { op: 'range', field, from: null, to: null };
  if (operator === 'between') return rangeNode(field, text, end.trim());
  if (text === '') return ALL;
  switch (operator) {
    case 'contains':
      return { op: 'and', nodes: text.split(/\s+/).map((word) => ({ op: 'word', field, text: word })) };
    case 'phrase':
      return { op: 'phrase', field, text };
    case 'startsWith':
      return { op: 'prefix', field, text };
    case 'is':
      return valueNode(wholeField(field), text);
    case 'since':
      return rangeNode(field, text, '');
    case 'until':
      return rangeNode(field, '', text);
  }
};

/**
 * Converts one row of a form to a tree; a row without a value matches everything. The text is taken literally:
 * operators, quotation marks and fields in it have no meaning.
 * @example
 * rowToTree({ field: 'title', operator: 'contains', value: 'sea', end: '', isNegated: false }) // { op: 'word', field: 'title', text: 'sea' }
 */
export const rowToTree = (row: FormRow): QueryNode => {
  const node = normalizeQuery(askedNode(row));
  return node.op !== 'all' && row.isNegated ? { op: 'not', node } : node;
};

const groupNode = ({ match, rows }: FormGroup): QueryNode => {
  const nodes = rows.map(rowToTree).filter(({ op }) => op !== 'all');
  if (nodes.length === 0) return ALL;
  const node: QueryNode = { op: match === 'any' || match === 'none' ? 'or' : 'and', nodes };
  return match === 'none' || match === 'not-all' ? { op: 'not', node } : node;
};

/**
 * Converts a form to a tree. Rows without a value and groups without rows are ignored.
 * @example
 * const row = { field: 'title', operator: 'contains', value: 'sea', end: '', isNegated: false } as const;
 * printQueryText(formToTree({ join: 'and', groups: [{ match: 'all', rows: [row] }] })); // 'title:sea'
 */
export const formToTree = ({ join, groups }: QueryForm): QueryNode => {
  const nodes = groups.map(groupNode).filter(({ op }) => op !== 'all');
  return nodes.length === 0 ? ALL : normalizeQuery({ op: join, nodes });
};
