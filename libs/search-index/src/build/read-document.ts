import { wellFormed } from '../analysis/well-formed.ts';
import { IndexError } from '../index-error.ts';
import type { IndexDocument, IndexSchema, KeywordValue } from '../document-types.ts';

const ID_LENGTH_LIMIT = 1000;
const NUMBER_LIMIT = 0x7fffffff;

const misfit = ({ id }: IndexDocument, field: string, expected: string): IndexError =>
  new IndexError('document', `"${field}" of "${id}" is not ${expected}.`);

const PARTS = ['text', 'keyword', 'number', 'sortText'] as const;

/** Returns a check that throws `document` for values of a field that the schema lacks: no query would find them. */
export const createFieldCheck = ({
  sortText,
  ...schema
}: IndexSchema): ((document: IndexDocument) => void) => {
  const namesOf = (fields: readonly { name: string }[]): Set<string> =>
    new Set(fields.map(({ name }) => name));
  const known = {
    text: namesOf(schema.text),
    keyword: namesOf(schema.keyword),
    number: namesOf(schema.number),
    sortText: new Set(sortText),
  };
  return (document) => {
    for (const part of PARTS)
      for (const name in document[part])
        if (!known[part].has(name)) throw misfit(document, name, `a ${part} field of the schema`);
  };
};

/** Returns the id of a document; throws `document` if it has none. */
export const readIdentifier = (document: IndexDocument): string => {
  const { id } = document;
  if (typeof id !== 'string' || id === '' || id.length > ID_LENGTH_LIMIT) {
    throw new IndexError(
      'document',
      `An id has 1 to ${ID_LENGTH_LIMIT} characters; one is ${JSON.stringify(id)}.`,
    );
  }
  return wellFormed(id);
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isListOf = (values: unknown, isItem: (value: unknown) => boolean): boolean =>
  Array.isArray(values) && values.every(isItem);

/** Returns the non-empty values of each text field, in schema order; throws `document` for anything but texts. */
export const readTexts = (schema: IndexSchema, document: IndexDocument): string[][] =>
  schema.text.map(({ name }) => {
    const value = document.text[name] ?? [];
    const values = isText(value) ? [value] : value;
    if (!isListOf(values, isText)) throw misfit(document, name, 'a text or a list of texts');
    return values.filter((text) => text !== '').map((text) => text.replaceAll('\u0000', ' '));
  });

const isKeywordValue = (value: unknown): boolean =>
  isText(value) ||
  (typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'label' in value &&
    isText(value.value) &&
    isText(value.label));

/** Returns the values of a keyword field; throws `document` for anything but a list: a text would be one of its letters. */
export const readKeywords = (document: IndexDocument, field: string): readonly KeywordValue[] => {
  const values = document.keyword[field] ?? [];
  if (!isListOf(values, isKeywordValue))
    throw misfit(document, field, 'a list of texts, or of texts with labels');
  return values;
};

/** Returns a sort key of a document, '' without one; throws `document` for anything but a text. */
export const readSortText = (document: IndexDocument, field: string): string => {
  const text = document.sortText?.[field] ?? '';
  if (!isText(text)) throw misfit(document, field, 'a text');
  return text;
};

/** Returns what is stored of a document; throws `document` for anything but a text. */
export const readStored = (document: IndexDocument): string => {
  if (!isText(document.stored)) throw misfit(document, 'stored', 'a text');
  return document.stored;
};

/** Returns a number of a document, or `null`; throws `document` unless it is an integer of 32 bits. */
export const readNumber = (document: IndexDocument, field: string): number | null => {
  const value = document.number[field];
  if (value === undefined) return null;
  if (!Number.isInteger(value) || Math.abs(value) > NUMBER_LIMIT) {
    throw misfit(document, field, `a 32-bit integer: ${value}`);
  }
  return value;
};
