import { ownValue } from '@open-discovery/model';
import type { Organization } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, withKeyword, withKind, withSize } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { foldAccents } from '../../../runtime/fold-accents.ts';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import type { Creator } from './phrase-query.ts';

type FetchQuery = RouteDependencies['fetchQuery'];

/** The words for institutions in several languages: “Leiden University”, “Universiteit Leiden”. */
const INSTITUTION_WORDS: Readonly<Record<string, string>> = {
  university: 'university',
  universitat: 'university',
  universiteit: 'university',
  universite: 'university',
  universidad: 'university',
  universidade: 'university',
  universita: 'university',
  universitet: 'university',
  universitetet: 'university',
  uniwersytet: 'university',
  institute: 'institute',
  institut: 'institute',
  instituut: 'institute',
  instituto: 'institute',
  istituto: 'institute',
};

/** Words that are ignored when names in different languages are compared. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...['of', 'the', 'for', 'and', 'at', 'in'],
  ...['der', 'die', 'das', 'des', 'zu', 'für', 'und'],
  ...['de', 'la', 'di', 'van', 'het', 'do', 'da', 'del'],
]);

const wordsOf = (name: string): readonly string[] =>
  foldAccents(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const folded = (name: string): string => wordsOf(name).join(' ');
const inAnyLanguage = (name: string): string =>
  wordsOf(name)
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => ownValue(INSTITUTION_WORDS, word) ?? word)
    .sort()
    .join(' ');

const CANDIDATES = 50;

const namesOf = ({ legalName, legalShortName, alternativeNames }: Organization): readonly string[] =>
  [legalName, legalShortName, ...(alternativeNames ?? [])].flatMap((name) => name ?? []);

const fetchOrganizations = async (
  fetchQuery: FetchQuery,
  words: string,
): Promise<readonly Organization[]> => {
  const query = withSize(withKeyword(withKind(EMPTY_QUERY, 'organization'), words), CANDIDATES);
  const found = foundValue(await fetchQuery('search', { query, options: {} }));
  return found?.results ?? [];
};

/** Returns the id of the one organization with a name that is equal in a form; `null` for none and for several. */
const soleMatch = (
  organizations: readonly Organization[],
  name: string,
  formOf: (name: string) => string,
): string | null => {
  const wanted = formOf(name);
  const equal = organizations.filter((one) => namesOf(one).some((other) => formOf(other) === wanted));
  return equal.length === 1 ? (equal[0]?.id ?? null) : null;
};

const findOrganization = async (fetchQuery: FetchQuery, name: string): Promise<string | null> => {
  const asTyped = soleMatch(await fetchOrganizations(fetchQuery, name), name, folded);
  if (asTyped !== null) return asTyped;
  const particular = wordsOf(name).filter((word) => !SMALL_WORDS.has(word) && !(word in INSTITUTION_WORDS));
  if (particular.length === 0 || particular.length === wordsOf(name).length) return null;
  return soleMatch(await fetchOrganizations(fetchQuery, particular.join(' ')), name, inAnyLanguage);
};

const NAMESAKES = 200;

/** Returns the most frequent spelling of a name among authors, with its parts in any order; `null` for a single word. */
const findSpelling = async (fetchQuery: FetchQuery, name: string): Promise<string | null> => {
  const words = wordsOf(name);
  if (words.length < 2) return null;
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const found = await fetchQuery('search', {
    query: withKeyword(EMPTY_QUERY, name),
    options: {
      facets: ['authorName'],
      facetSize: NAMESAKES,
      facetContains: { field: 'authorName', text: longest },
    },
  });
  const wanted = words.toSorted().join(' ');
  const authors = foundValue(found)?.facets['authorName']?.values ?? [];
  return authors.find(({ label }) => wordsOf(label).toSorted().join(' ') === wanted)?.label ?? null;
};

/**
 * Finds whom a name in a phrase means: the only organization that has it, in any language, otherwise an author. `null` if
 * there is none, so that the name stays among the words. Projects have no authors.
 */
export const resolveCreator = async (
  fetchQuery: FetchQuery,
  name: string,
  { kind }: Pick<SearchQuery, 'kind'>,
): Promise<Creator | null> => {
  const id = await findOrganization(fetchQuery, name);
  if (id !== null) return { field: 'organization', value: id };
  const spelling = kind === 'product' ? await findSpelling(fetchQuery, name) : null;
  return spelling === null ? null : { field: 'author', value: spelling };
};
