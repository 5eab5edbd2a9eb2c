import { EMPTY_QUERY, formatSearchAddress, readSearchAddress } from '@open-discovery/search-fields';
import { DISPLAY_PARAMETERS } from '../search/search-address.ts';
import { NON_QUERY_PARAMETERS, isSearch, VALUES_PARAMETERS } from '../search/search-arguments.ts';

/** The same results once more, in another form. */
const SHOWN_OTHERWISE = [...DISPLAY_PARAMETERS, ...VALUES_PARAMETERS];

/**
 * What search engines may do with a page, or `null` where there is nothing to say: home, the plain list of each kind and
 * the pages of records are to be found; words, filters, orders and further pages lead to records, and are not.
 */
export const indexRule = (url: URL, currentYear: number): string | null => {
  if (url.pathname !== '/' || !isSearch(url.searchParams)) return null;
  const { query, notices } = readSearchAddress(url.searchParams, {
    currentYear,
    ignored: NON_QUERY_PARAMETERS,
  });
  const { kind, types } = query;
  const isPlain =
    formatSearchAddress(query) === formatSearchAddress({ ...EMPTY_QUERY, kind, types }) &&
    types.length <= 1 &&
    notices.length === 0 &&
    !SHOWN_OTHERWISE.some((name) => url.searchParams.has(name));
  return isPlain ? null : 'noindex, follow';
};
