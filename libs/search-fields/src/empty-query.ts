import type { SearchQuery } from './types.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from './sorts.ts';

/** The query without words and filters: all research products, the most relevant first. */
export const EMPTY_QUERY: SearchQuery = {
  kind: 'product',
  types: [],
  keyword: '',
  text: '',
  filters: {},
  excluded: {},
  matchAll: [],
  from: null,
  to: null,
  sort: DEFAULT_SORT,
  page: 1,
  size: DEFAULT_PAGE_SIZE,
};
