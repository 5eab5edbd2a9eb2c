import type { SearchedKind } from '@open-discovery/model';
import { SEARCH_FIELDS } from '../search-fields.ts';
import type { FieldType, SearchField } from '../types.ts';

/** A query as a form asks for it: groups of rows, one level deep. */
export interface QueryForm {
  /** Whether all groups must hold, or any of them. */
  readonly join: 'and' | 'or';
  readonly groups: readonly FormGroup[];
}

/** Rows that are taken together. */
export interface FormGroup {
  /** Whether all rows must hold, any of them, or none. */
  readonly match: GroupMatch;
  readonly rows: readonly FormRow[];
}

/** `not-all` is left to texts: some row does not hold. */
export type GroupMatch = 'all' | 'any' | 'none' | 'not-all';

/** One thing asked of records: a field, how it is compared, and with what. */
export interface FormRow {
  /** Name in query texts; `null` is any field. */
  readonly field: string | null;
  readonly operator: FormOperator;
  /** What is typed or chosen; of a range, its start. */
  readonly value: string;
  /** The end of a range; '' for other operators. */
  readonly end: string;
  /** The row asks for records to which it does not apply. */
  readonly isNegated: boolean;
}

/** A tree's form, or that it says more than rows can show. */
export type FormResult =
  | { readonly ok: true; readonly form: QueryForm }
  | { readonly ok: false; readonly messageId: 'query-text.more-than-rows'; readonly message: string };

/**
 * All of the words; the words side by side; a word that begins so; exactly this value; a range with both ends, with one;
 * any value at all.
 */
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
/** How a row compares its field with what is typed or chosen. */
export type FormOperator = (typeof FORM_OPERATORS)[number];

/** What the values of a form's field are. */
export type FormFieldType = 'words' | 'value' | 'code' | 'switch' | 'year' | 'date';

const OPERATORS = {
  words: ['contains', 'phrase', 'startsWith', 'exists'],
  value: ['is', 'exists'],
  code: ['is', 'exists'],
  switch: ['is', 'exists'],
  year: ['between', 'since', 'until', 'is', 'exists'],
  date: ['between', 'since', 'until', 'is', 'exists'],
} as const satisfies Record<FormFieldType, readonly FormOperator[]>;

/** Fields of words that are compared as a whole too, and where the index keeps them whole. */
const WHOLE_FIELDS: ReadonlyMap<string | null, string> = new Map([['title', 'wholeTitle']]);
const FIELDS_OF_WHOLE = new Map([...WHOLE_FIELDS].map(([field, whole]) => [whole, field]));

/** The field in which a field's values are compared as a whole. */
export const wholeField = (field: string | null): string | null => WHOLE_FIELDS.get(field) ?? field;

/** The field of a form that a field of the index belongs to. */
export const shownField = (field: string | null): string | null => FIELDS_OF_WHOLE.get(field ?? '') ?? field;

/** The operators of a field, the usual one first. */
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
} as const satisfies Record<FieldType, FormFieldType>;

/** Names of whole values that nobody chooses from a list. */
const CODES: ReadonlySet<string> = new Set(['pid', 'code', 'guideline']);

/** A field by which a form's row can ask. */
export interface FormField {
  /** Name in query texts. */
  readonly name: string;
  readonly type: FormFieldType;
  /** The search fields that it stands for; the index keeps a project's acronym with its title. */
  readonly fields: readonly SearchField[];
}

const formTypeOf = ({ indexField, type }: SearchField): FormFieldType =>
  CODES.has(indexField ?? '') ? 'code' : FORM_TYPES[type];

/**
 * The fields that a form offers for a kind, each name once, in the order of the search fields.
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

/** Whether a field holds whole values, so that a word written in it means that value and no other. */
export const holdsValues = (field: string | null): boolean => {
  if (shownField(field) !== field) return true;
  const type = field === null ? undefined : TYPES.get(field);
  return type !== undefined && type !== 'words';
};
