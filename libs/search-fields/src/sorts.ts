import type { SearchedKind } from '@open-discovery/model';
import type { PageSize, SortName } from './types.ts';

/** The order of results if the address names none. */
export const DEFAULT_SORT: SortName = 'relevance';
/** The offered numbers of results per page. Spec §9 names the default. */
export const PAGE_SIZES: readonly PageSize[] = [10, 20, 50];
/** The number of results per page if the address names none. Spec §9. */
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** The relevance of the words alone is the relevance without boosts for what is recent or used often. */
const BY_NAME = {
  relevance: 'relevance DESC',
  words: 'textRelevance DESC',
  title: 'title ASC',
} as const;

/** The offered orders of each kind, in the order of the page, with the values of the Graph API's `sortBy`. */
const SORTS: Readonly<Record<SearchedKind, Partial<Record<SortName, string>>>> = {
  product: {
    relevance: BY_NAME.relevance,
    words: BY_NAME.words,
    newest: 'publicationDate DESC',
    oldest: 'publicationDate ASC',
    cited: 'citationCount DESC',
    // Few sources count views: records without views keep the order of relevance.
    viewed: 'views DESC, relevance DESC',
    title: BY_NAME.title,
  },
  project: {
    relevance: BY_NAME.relevance,
    words: BY_NAME.words,
    newest: 'startDate DESC',
    oldest: 'startDate ASC',
    title: BY_NAME.title,
  },
  dataSource: BY_NAME,
  service: BY_NAME,
  organization: BY_NAME,
  community: BY_NAME,
};

const SORT_NAMES: readonly SortName[] = [
  'relevance',
  'words',
  'newest',
  'oldest',
  'cited',
  'viewed',
  'title',
];

/**
 * Returns the offered orders of a kind.
 * @example sortsOf('organization') // ['relevance', 'words', 'title']
 */
export const sortsOf = (kind: SearchedKind): readonly SortName[] =>
  SORT_NAMES.filter((name) => SORTS[kind][name] !== undefined);

/** Returns the value of the Graph API's `sortBy`; `null` if the kind does not offer the order. */
export const graphSort = (kind: SearchedKind, sort: SortName): string | null => SORTS[kind][sort] ?? null;

/** Parses the word for an order in an address; `null` if the kind does not offer it. */
export const parseSort = (kind: SearchedKind, word: string): SortName | null =>
  sortsOf(kind).find((name) => name === word) ?? null;
