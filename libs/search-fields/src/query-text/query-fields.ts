import { SEARCH_FIELDS } from '../search-fields.ts';

/** Fields of the index that are not a search field of any kind but that a query text may name. */
const INDEX_FIELDS = [
  'venue',
  'identifier',
  'related',
  'other',
  'kind',
  'openAccessColor',
  'peerReviewed',
  'hasLicense',
  'license',
  'green',
  'diamond',
  'publiclyFunded',
  'citationClass',
  'influenceClass',
  'popularityClass',
  'impulseClass',
  'callIdentifier',
  'fundingStream',
  'originalId',
  'wholeTitle',
  'collected',
  'citations',
  'views',
  'influence',
  'popularity',
  'impulse',
] as const;

const SEARCHED_FIELDS = Object.values(SEARCH_FIELDS).flat();

/**
 * The fields that a query text of any kind may name: the search fields by their name in the index, and some that only
 * the index has.
 */
export const QUERY_FIELDS: readonly string[] = [
  ...new Set([...SEARCHED_FIELDS.flatMap(({ indexField }) => indexField ?? []), ...INDEX_FIELDS]),
];

/** Aliases of fields: `orcid:` is parsed as `author:`, `acronym:` as `title:`. */
const ALIASES: readonly (readonly [alias: string, name: string])[] = [
  ...SEARCHED_FIELDS.flatMap(({ name, indexField }): [string, string][] =>
    indexField === null || indexField === name ? [] : [[name, indexField]],
  ),
  ['name', 'title'],
  ['keyword', 'subject'],
  ['eoscSubject', 'guideline'],
  ['publicationDate', 'date'],
  ['provider', 'organization'],
  ['personId', 'author'],
  // As Google Scholar, Europe PMC, OpenAlex and Zenodo write them.
  ['intitle', 'title'],
  ['inauthor', 'author'],
  ['auth', 'author'],
  ['creator', 'author'],
  ['creators', 'author'],
  ['journal', 'venue'],
  ['pub_year', 'year'],
  ['publication_year', 'year'],
  ['publication_date', 'date'],
];

/** Finds a field by its name or alias, ignoring case; `null` for an unknown name. */
export type FindField = (name: string) => string | null;

const createFindField = (names: readonly string[]): FindField => {
  const known = new Set(names);
  const byLowerCase = new Map(
    [...ALIASES.filter(([, name]) => known.has(name)), ...names.map((name) => [name, name] as const)].map(
      ([alias, name]) => [alias.toLowerCase(), name],
    ),
  );
  return (name) => (known.has(name) ? name : (byLowerCase.get(name.toLowerCase()) ?? null));
};

/**
 * Returns the name in query texts of a search field or alias.
 * @example queryFieldName('ORCID') // 'author'
 */
export const queryFieldName: FindField = createFindField(QUERY_FIELDS);

/** Caches the finder of each list, because servers parse every text with the same list. */
const FINDERS = new WeakMap<readonly string[], FindField>();

/** Returns a finder of these names; of all fields of the index by default. */
export const findFieldAmong = (names: readonly string[] | undefined): FindField => {
  if (names === undefined) return queryFieldName;
  if (names.length === 0) return () => null;
  const findField = FINDERS.get(names) ?? createFindField(names);
  FINDERS.set(names, findField);
  return findField;
};

/** Longer than any field's name, so that longer text before a colon need not be looked up. */
const FIELD_NAME_MAX_CHARS = 64;

/** Reports whether the text before a colon in a word is a field's name. */
export const isFieldBefore = (word: string, colon: number, findField: FindField): boolean =>
  colon > 0 && colon <= FIELD_NAME_MAX_CHARS && findField(word.slice(0, colon)) !== null;
