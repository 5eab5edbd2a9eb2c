import { wellFormed } from '../analysis/well-formed.ts';
import { IndexError } from '../index-error.ts';
import type { IndexDocument, IndexSchema } from '../document-types.ts';

const ID_LENGTH_LIMIT = 1000;
const NUMBER_LIMIT = 0x7fffffff;

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

/** Returns the non-empty values of each text field, in schema order. */
export const readTexts = (schema: IndexSchema, document: IndexDocument): string[][] =>
  schema.text.map(({ name }) => {
    const value = document.text[name] ?? [];
    const values = typeof value === 'string' ? [value] : value;
    return values.filter((text) => text !== '').map((text) => text.replaceAll('\u0000', ' '));
  });

/** Returns a number of a document, or `null`; throws `document` unless it is an integer of 32 bits. */
export const readNumber = (document: IndexDocument, field: string): number | null => {
  const value = document.number[field];
  if (value === undefined) return null;
  if (!Number.isInteger(value) || Math.abs(value) > NUMBER_LIMIT) {
    throw new IndexError('document', `"${field}" of "${document.id}" is not a 32-bit integer: ${value}.`);
  }
  return value;
};
