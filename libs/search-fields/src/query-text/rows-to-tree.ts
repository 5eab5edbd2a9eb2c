import type { QueryNode } from '../types.ts';
import { normaliseQuery } from './normalise-query.ts';
import type { QueryTextOptions } from './normalise-query.ts';
import type { QueryRow } from './query-rows.ts';

const ALL: QueryNode = { op: 'all' };

/** A value without dots is both ends. */
const rangeNode = (field: string, value: string): QueryNode => {
  const dots = value.indexOf('..');
  const [from, to] = dots < 0 ? [value, value] : [value.slice(0, dots), value.slice(dots + 2)];
  return { op: 'range', field, from: from.trim(), to: to.trim() };
};

const rowNode = ({ field, operator, value }: QueryRow): QueryNode => {
  const text = value.trim();
  if (text === '') return ALL;
  switch (operator) {
    case 'contains':
      return { op: 'and', nodes: text.split(/\s+/).map((word) => ({ op: 'word', field, text: word })) };
    case 'phrase':
      return { op: 'phrase', field, text };
    case 'startsWith':
      return { op: 'prefix', field, text };
    case 'between':
      return field === null ? ALL : rangeNode(field, text);
  }
};

/**
 * The query that rows ask for; a row without a value asks for nothing. What is typed is taken as it is: no operator,
 * mark or field in it has a meaning.
 *
 * @example
 * printQueryText(rowsToTree([{ join: 'and', field: 'title', operator: 'contains', value: 'sea level', isNegated: false }]));
 * // 'title:(sea level)'
 */
export const rowsToTree = (rows: readonly QueryRow[], options: QueryTextOptions = {}): QueryNode => {
  const groups: QueryNode[][] = [];
  for (const row of rows) {
    const node = normaliseQuery(rowNode(row), options);
    if (node.op === 'all') continue;
    const asked: QueryNode = row.isNegated ? { op: 'not', node } : node;
    const group = groups.at(-1);
    if (group === undefined || row.join === 'or') groups.push([asked]);
    else group.push(asked);
  }
  if (groups.length === 0) return ALL;
  return normaliseQuery({ op: 'or', nodes: groups.map((nodes) => ({ op: 'and', nodes })) }, options);
};
