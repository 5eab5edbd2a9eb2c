import type { SearchedKind } from '@open-discovery/model';
import type { PageSize, SortName } from './types.ts';

/** The order of results that an address does not name. */
export const DEFAULT_SORT: SortName = 'relevance';
/** Results per page on offer. Spec §9 names the default. */
export const PAGE_SIZES: readonly PageSize[] = [10, 20, 50];
/** Results per page that an address does not name. Spec §9. */
export const DEFAULT_PAGE_SIZE: PageSize = 10;

const BY_NAME = { relevance: 'relevance DESC', title: 'title ASC' } as const;

/** The orders offered for each kind, in the order of the page, as the Graph API's `sortBy` says them. */
const SORTS: Readonly<Record<SearchedKind, Partial<Record<SortName, string>>>> = {
  product: {
    relevance: BY_NAME.relevance,
    newest: 'publicationDate DESC',
    oldest: 'publicationDate ASC',
    cited: 'citationCount DESC',
    // Few sources count views: records without any keep the order of relevance.
    viewed: 'views DESC, relevance DESC',
    title: BY_NAME.title,
  },
  project: {
    relevance: BY_NAME.relevance,
    newest: 'startDate DESC',
    oldest: 'startDate ASC',
    title: BY_NAME.title,
  },
  dataSource: BY_NAME,
  service: BY_NAME,
  organization: BY_NAME,
  community: BY_NAME,
};

const SORT_NAMES: readonly SortName[] = ['relevance', 'newest', 'oldest', 'cited', 'viewed', 'title'];

/**
 * The orders offered for a kind.
 * @example sortsOf('organization') // ['relevance', 'title']
 */
export const sortsOf = (kind: SearchedKind): readonly SortName[] =>
  SORT_NAMES.filter((name) => SORTS[kind][name] !== undefined);

/** The order's value of the Graph API's `sortBy`; `null` where the kind does not offer it. */
export const graphSort = (kind: SearchedKind, sort: SortName): string | null => SORTS[kind][sort] ?? null;

/** The order that a word of an address means for a kind. */
export const parseSort = (kind: SearchedKind, word: string): SortName | null =>
  sortsOf(kind).find((name) => name === word) ?? null;
