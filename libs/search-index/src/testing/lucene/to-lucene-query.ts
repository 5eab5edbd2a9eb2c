import { analyze, identifierTerm } from '../../analysis/analyze.ts';
import type { Token } from '../../analysis/analyze.ts';
import type { IndexSchema, TextFieldSchema } from '../../document-types.ts';
import type { IndexClause } from '../../query-types.ts';
import { comparedValue, EXISTS_FIELD } from './to-lucene-document.ts';

const LEAST_NUMBER = -0x7fffffff;
const GREATEST_NUMBER = 0x7fffffff;

const several = (operation: 'and' | 'or', parts: readonly string[]): string =>
  [operation, parts.length, ...parts].join(' ');

const leaf = (operation: 'term' | 'prefix', field: TextFieldSchema, text: string): string =>
  `${operation} ${field.name} ${encodeURIComponent(text)}`;

const isPart = ({ kind }: Token): boolean => kind === 'word' || kind === 'pair';

const analyzedFor = (field: TextFieldSchema, text: string): Token[] =>
  analyze(text, field.analyzer === 'text' ? 'text' : 'name');

/** One word in any of the fields. */
const piece = (chunk: string, at: number, fields: readonly TextFieldSchema[], isOpen: boolean): string => {
  const plain = analyze(chunk, 'name')[at];
  if (plain === undefined) return 'none';
  const isLone = plain.kind === 'pair' && [...plain.term].length === 1;
  return several(
    'or',
    fields.flatMap((field) => {
      const exact = analyzedFor(field, chunk)[at]?.term;
      return [
        ...(isLone || exact === undefined ? [] : [leaf('term', field, exact)]),
        ...(isLone || isOpen ? [leaf('prefix', field, plain.term)] : []),
      ];
    }),
  );
};

/** A chunk between white space: its words, or the whole as an identifier. */
const chunkQuery = (chunk: string, fields: readonly TextFieldSchema[], isOpen: boolean): string => {
  const tokens = analyze(chunk, 'name');
  const doi = tokens.findIndex(({ kind }) => kind === 'doi');
  const parts = tokens.flatMap((token, index) => (isPart(token) ? [index] : []));
  const whole = identifierTerm(chunk);
  if (doi < 0 && parts.length === 1) return piece(chunk, parts[0] ?? 0, fields, isOpen);
  const identifiers = fields.filter(({ analyzer }) => analyzer === 'identifier');
  const others = fields.filter(({ analyzer }) => analyzer !== 'identifier');
  const words = parts.map((part, index) => piece(chunk, part, others, isOpen && index === parts.length - 1));
  return several('or', [
    ...identifiers.map((field) => leaf('term', field, whole)),
    ...(isOpen ? fields.map((field) => leaf('prefix', field, whole)) : []),
    doi < 0 ? several('and', words) : piece(chunk, doi, fields, isOpen),
  ]);
};

const wordsQuery = (
  text: string,
  fields: readonly TextFieldSchema[],
  options: { isLastOpen: boolean },
): string | null => {
  const chunks = text.split(/\s+/).filter((chunk) => analyze(chunk, 'name').length > 0);
  const last = chunks.length - 1;
  if (last < 0) return null;
  return several(
    'and',
    chunks.map((chunk, index) => chunkQuery(chunk, fields, options.isLastOpen && index === last)),
  );
};

const phraseQuery = (text: string, fields: readonly TextFieldSchema[]): string | null => {
  const parts = analyze(text, 'name').flatMap((token, index) => (isPart(token) ? [index] : []));
  const [only, second] = parts;
  if (only === undefined) return null;
  if (second === undefined) return piece(text, only, fields, false);
  return several(
    'or',
    fields.map((field) => {
      const terms = analyzedFor(field, text).filter(isPart);
      const first = terms[0]?.position ?? 0;
      const placed = terms.map(({ term, position }) => `${position - first} ${encodeURIComponent(term)}`);
      return `phrase ${field.name} ${terms.length} ${placed.join(' ')}`;
    }),
  );
};

/** Returns `null` when the clause contains no word. */
const translate = (schema: IndexSchema, node: IndexClause): string | null => {
  const named = (names: readonly string[] | undefined): TextFieldSchema[] =>
    schema.text.filter(({ name }) => names === undefined || names.includes(name));
  switch (node.op) {
    case 'all':
    case 'none':
      return node.op;
    case 'and':
    case 'or': {
      const parts = node.nodes.map((part) => translate(schema, part)).filter((part) => part !== null);
      return parts.length === 0 ? null : several(node.op, parts);
    }
    case 'not': {
      const part = translate(schema, node.node);
      return part === null ? null : `not ${part}`;
    }
    case 'words':
    case 'prefix':
      return wordsQuery(node.text, named(node.fields), { isLastOpen: node.op === 'prefix' });
    case 'phrase':
      return phraseQuery(node.text, named(node.fields));
    case 'value': {
      const field = schema.keyword.find(({ name }) => name === node.field);
      return several(
        'or',
        node.values.map((value) => `value ${node.field} ${comparedValue(field, value)}`),
      );
    }
    case 'range':
      return `range ${node.field} ${node.from ?? LEAST_NUMBER} ${node.to ?? GREATEST_NUMBER}`;
    case 'exists':
      return `value ${EXISTS_FIELD} ${node.field}`;
    case 'ids':
      return several(
        'or',
        node.ids.map((id) => `value _id ${encodeURIComponent(id)}`),
      );
  }
};

/** Formats a query in the notation of `Queries.java`. */
export const toLuceneQuery = (schema: IndexSchema, node: IndexClause): string =>
  translate(schema, node) ?? 'all';
