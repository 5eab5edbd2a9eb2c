import type { SearchedKind } from '@open-discovery/model';
import { SEARCH_FIELDS } from '../search-fields.ts';
import type { FieldType, SearchField } from '../types.ts';

/** A query as rows of a form, in groups one level deep. */
export interface QueryForm {
  /** The operator between the groups: `and` if all must match, `or` if one is enough. */
  readonly join: 'and' | 'or';
  readonly groups: readonly FormGroup[];
}

/** Rows with a common rule. */
export interface FormGroup {
  /** The rule for the rows as a whole: all must match, any, none, or not all. */
  readonly match: GroupMatch;
  readonly rows: readonly FormRow[];
}

/** Not offered by forms; expresses that at least one row does not match. */
export type GroupMatch = 'all' | 'any' | 'none' | 'not-all';

/** A condition: a field, an operator and a value. */
export interface FormRow {
  /** Name in query texts; `null` is any field. */
  readonly field: string | null;
  readonly operator: FormOperator;
  /** The typed or selected value; the start of a range. */
  readonly value: string;
  /** The end of a range; '' for other operators. */
  readonly end: string;
  /** Negates the row. */
  readonly isNegated: boolean;
}

/** The form of a tree, or the message that rows cannot express it. */
export type FormResult =
  | { readonly ok: true; readonly form: QueryForm }
  | { readonly ok: false; readonly messageId: 'query-text.more-than-rows'; readonly message: string };

/** All words; the phrase; a word with this prefix; the exact value; a range with both ends or one; any value. */
export const FORM_OPERATORS = [
  'contains',
  'phrase',
  'startsWith',
  'is',
  'between',
  'since',
  'until',
  'exists',
] as const;
/** A comparison of a field with a value. */
export type FormOperator = (typeof FORM_OPERATORS)[number];

/** The type of a form field's values. */
export type FormFieldType = 'words' | 'value' | 'code' | 'switch' | 'year' | 'date';

const OPERATORS = {
  words: ['contains', 'phrase', 'startsWith', 'exists'],
  value: ['is', 'exists'],
  code: ['is', 'exists'],
  switch: ['is', 'exists'],
  year: ['between', 'since', 'until', 'is', 'exists'],
  date: ['between', 'since', 'until', 'is', 'exists'],
} as const satisfies Record<FormFieldType, readonly FormOperator[]>;

/** Fields of words that can be compared as a whole too, and the fields in which the index keeps the whole values. */
const WHOLE_FIELDS: ReadonlyMap<string | null, string> = new Map([['title', 'wholeTitle']]);
const FIELDS_OF_WHOLE = new Map([...WHOLE_FIELDS].map(([field, whole]) => [whole, field]));

/** Returns the field that holds a field's whole values. */
export const wholeField = (field: string | null): string | null => WHOLE_FIELDS.get(field) ?? field;

/** Returns the form field that a field of the index belongs to. */
export const shownField = (field: string | null): string | null => FIELDS_OF_WHOLE.get(field ?? '') ?? field;

/**
 * Returns the operators of a field, the default first.
 * @example formOperators('words', 'title') // ['contains', 'phrase', 'startsWith', 'exists', 'is']
 */
export const formOperators = (type: FormFieldType, field: string | null = null): readonly FormOperator[] =>
  WHOLE_FIELDS.has(field) ? [...OPERATORS[type], 'is'] : OPERATORS[type];

const FORM_TYPES = {
  keyword: 'words',
  refine: 'value',
  vocabulary: 'value',
  entity: 'value',
  boolean: 'switch',
  year: 'year',
  date: 'date',
  area: 'value',
} as const satisfies Record<FieldType, FormFieldType>;

/** Names of fields with whole values that are not selected from a list. */
const CODES: ReadonlySet<string> = new Set(['pid', 'code', 'guideline']);

/** A field that rows of a form can use. */
export interface FormField {
  /** Name in query texts. */
  readonly name: string;
  readonly type: FormFieldType;
  /** The search fields that share this name: the index keeps a project's acronym with its title. */
  readonly fields: readonly SearchField[];
}

const formTypeOf = ({ indexField, type }: SearchField): FormFieldType =>
  CODES.has(indexField ?? '') ? 'code' : FORM_TYPES[type];

/**
 * Returns the fields that a form offers for a kind, each name once, in the order of the search fields.
 * @example formFields('organization').map(({ name }) => name) // ['title', 'country']
 */
export const formFields = (kind: SearchedKind): readonly FormField[] => {
  const names = new Set(SEARCH_FIELDS[kind].flatMap(({ indexField }) => indexField ?? []));
  return [...names].map((name) => {
    const fields = SEARCH_FIELDS[kind].filter(({ indexField }) => indexField === name);
    const [first] = fields;
    return { name, type: first ? formTypeOf(first) : 'words', fields };
  });
};

const TYPES: ReadonlyMap<string, FormFieldType> = new Map(
  Object.values(SEARCH_FIELDS)
    .flat()
    .toReversed()
    .flatMap((field) => (field.indexField === null ? [] : [[field.indexField, formTypeOf(field)]])),
);

/** Reports whether a field holds whole values, so that a word in it means exactly that value. */
export const holdsValues = (field: string | null): boolean => {
  if (shownField(field) !== field) return true;
  const type = field === null ? undefined : TYPES.get(field);
  return type !== undefined && type !== 'words';
};
