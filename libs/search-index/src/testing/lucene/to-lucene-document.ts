import { analyze } from '../../analysis/analyze.ts';
import { fold } from '../../analysis/fold.ts';
import { VALUE_GAP } from '../../build/text-inverter.ts';
import type {
  IndexDocument,
  IndexSchema,
  KeywordFieldSchema,
  TextFieldSchema,
} from '../../document-types.ts';

/** Contains the names of the fields for which a document has a value. */
export const EXISTS_FIELD = '_exists';

/** Returns a value as a keyword field compares it. */
export const comparedValue = (field: KeywordFieldSchema | undefined, value: string): string =>
  encodeURIComponent(field?.fold === true ? fold(value) : value);

const column = (kind: string, field: string, payload: string): string => `${kind}:${field}:${payload}`;

const textsOf = (document: IndexDocument, name: string): readonly string[] =>
  [document.text[name] ?? []].flat().filter((text) => text !== '');

/** Returns the terms of a field with position increments; terms at one position are adjacent. */
const termsOf = (field: TextFieldSchema, texts: readonly string[]): string => {
  let base = 0;
  let before = -1;
  const written: string[] = [];
  for (const text of texts) {
    const tokens = analyze(text, field.analyzer).sort((a, b) => a.position - b.position);
    for (const { term, position } of tokens) {
      const distance = base + position - before;
      before = base + position;
      written.push(`${distance === 1 ? '' : `${distance}|`}${encodeURIComponent(term)}`);
    }
    base = Math.max(base, before) + VALUE_GAP;
  }
  return written.join(' ');
};

/** Formats a document as a line for Lucene; the format is described in `TokenDocuments.java`. */
export const toLuceneDocument = (schema: IndexSchema, document: IndexDocument): string => {
  const texts = schema.text.map((field) => ({ field, texts: textsOf(document, field.name) }));
  const values = schema.keyword.flatMap((field) =>
    (document.keyword[field.name] ?? []).map((value) => ({
      field,
      value: typeof value === 'string' ? value : value.value,
    })),
  );
  const numbers = schema.number.flatMap(({ name }) => {
    const value = document.number[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const present = new Set([
    ...texts.filter((text) => text.texts.length > 0).map(({ field }) => field.name),
    ...values.map(({ field }) => field.name),
    ...numbers.map(({ name }) => name),
  ]);
  return [
    encodeURIComponent(document.id),
    ...texts.map((text) => column('text', text.field.name, termsOf(text.field, text.texts))),
    ...values.map(({ field, value }) => column('keyword', field.name, comparedValue(field, value))),
    ...numbers.map(({ name, value }) => column('number', name, String(value))),
    ...[...present].map((name) => column('keyword', EXISTS_FIELD, name)),
  ].join('\t');
};
