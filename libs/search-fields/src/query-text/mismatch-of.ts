import { validateDate } from '@open-discovery/validators';
import { SEARCH_FIELDS } from '../search-fields.ts';
import type { FieldType, QueryNode } from '../types.ts';
import { isWordField } from './has-words.ts';
import { isReversedRange } from './is-reversed-range.ts';
import type { QueryTextMessageId } from './problems.ts';
import { QUERY_FIELDS } from './query-fields.ts';
import { valuesInstead } from './vocabularies.ts';

type Leaf = Extract<QueryNode, { field: string | null }>;
type ValueType = 'number' | 'date' | 'boolean' | 'words' | 'value';

const ofType = (type: ValueType, names: readonly string[]) =>
  names.map((name): [string, ValueType] => [name, type]);

const searchFieldsOf = (fieldType: FieldType): string[] =>
  Object.values(SEARCH_FIELDS)
    .flat()
    .flatMap(({ type, indexField }) => (type === fieldType && indexField !== null ? [indexField] : []));

/** The search fields by the type of their values, and the other fields of the index. */
const TYPES: ReadonlyMap<string, ValueType> = new Map([
  ...ofType('value', QUERY_FIELDS),
  ...ofType('words', QUERY_FIELDS.filter(isWordField)),
  ...ofType('number', searchFieldsOf('year')),
  ...ofType('number', ['citations', 'views', 'influence', 'popularity', 'impulse']),
  ...ofType('date', [...searchFieldsOf('date'), 'collected']),
  ...ofType('boolean', searchFieldsOf('boolean')),
  ...ofType('boolean', ['peerReviewed', 'hasLicense', 'green', 'diamond', 'publiclyFunded']),
]);

const ACCEPTS: Readonly<Record<'number' | 'date' | 'boolean', (text: string) => boolean>> = {
  number: (text) => /^-?\d{1,9}$/.test(text),
  date: (text) => /^\d{4}$/.test(text) || (text.trim() === text && validateDate(text).ok),
  boolean: (text) => text === 'true' || text === 'false',
};

const rangeMismatch = (range: Extract<Leaf, { op: 'range' }>, type: ValueType): QueryTextMessageId | null => {
  const ends = [range.from ?? '', range.to ?? ''].filter((end) => end !== '');
  if (ends.length === 0) return null;
  if (type !== 'number' && type !== 'date') return 'query-text.no-order';
  if (!ends.every((end) => ACCEPTS[type](end))) return `query-text.no-${type}`;
  return isReversedRange(range.from, range.to) ? 'query-text.reversed-range' : null;
};

/** The message about a part of a query text that nothing in its field can match, and the values of its placeholders. */
export interface Mismatch {
  readonly messageId: QueryTextMessageId;
  readonly values?: { readonly values: string };
}

const messageOf = (messageId: QueryTextMessageId | null): Mismatch | null =>
  messageId === null ? null : { messageId };

const vocabularyMismatch = (field: string, text: string): Mismatch | null => {
  const values = valuesInstead(field, text);
  return values === null ? null : { messageId: 'query-text.no-value', values: { values } };
};

/**
 * Returns why no value of its field can match a word, phrase, prefix or range; `null` if a value can, and for fields of unknown
 * type.
 */
export const mismatchOf = (leaf: Leaf): Mismatch | null => {
  const field = leaf.field ?? '';
  const type = TYPES.get(field);
  if (type === undefined) return null;
  if (leaf.op === 'range') return messageOf(rangeMismatch(leaf, type));
  // An empty text is any value.
  if (type === 'words' || leaf.text === '') return null;
  if (leaf.op === 'prefix') return { messageId: 'query-text.no-beginning' };
  if (type === 'value') return vocabularyMismatch(field, leaf.text);
  return ACCEPTS[type](leaf.text) ? null : { messageId: `query-text.no-${type}` };
};
