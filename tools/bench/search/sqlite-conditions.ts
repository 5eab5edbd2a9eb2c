import { analyze } from '@open-discovery/search-index';
import type { IndexClause } from '@open-discovery/search-index';

/** The terms of a text, between spaces. */
export const termsOf = (text: string): string =>
  analyze(text, 'text')
    .map(({ term }) => term)
    .join(' ');

/** The condition of a search on `records`, and what stands for the question marks in it. */
export interface Condition {
  sql: string;
  values: (string | number)[];
}

const matching = (words: string): Condition => ({
  sql: 'number IN (SELECT rowid FROM words WHERE words MATCH ?)',
  values: [words],
});

/** The full-text expression; `null` = not a full-text search. */
export const matchText = (node: IndexClause): string | null => {
  switch (node.op) {
    case 'words':
      return `${node.fields === undefined ? '' : `${node.fields.join()}: `}${termsOf(node.text)}`;
    case 'phrase':
      return `"${termsOf(node.text)}"`;
    case 'prefix':
      return `${node.text}*`;
    case 'and':
    case 'or': {
      const parts = node.nodes.map(matchText);
      return parts.includes(null) ? null : parts.join(` ${node.op.toUpperCase()} `);
    }
    default:
      return null;
  }
};

/** The conditions of a search on the records. */
export const conditionOf = (node: IndexClause): Condition => {
  const words = matchText(node);
  if (words !== null) return matching(words);
  switch (node.op) {
    case 'all':
      return { sql: 'TRUE', values: [] };
    case 'and': {
      const parts = node.nodes.map(conditionOf);
      return {
        sql: parts.map(({ sql }) => sql).join(' AND '),
        values: parts.flatMap(({ values }) => values),
      };
    }
    case 'value':
      return {
        sql: `number IN (SELECT number FROM facts WHERE field = ? AND value IN (${node.values.map(() => '?').join()}))`,
        values: [node.field, ...node.values],
      };
    case 'range':
      return { sql: `${node.field} BETWEEN ? AND ?`, values: [node.from ?? 0, node.to ?? 0] };
    case 'ids':
      return { sql: `id IN (${node.ids.map(() => '?').join()})`, values: [...node.ids] };
    default:
      throw new Error(`The comparison has no searches with ${node.op}.`);
  }
};
