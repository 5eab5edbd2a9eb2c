import { EMPTY_QUERY, formatSearchAddress, readSearchAddress } from '@open-discovery/search-fields';
import { DISPLAY_PARAMETERS } from '../search/search-address.ts';
import { NON_QUERY_PARAMETERS, isSearch, VALUES_PARAMETERS } from '../search/search-arguments.ts';

/** Parameters that show the same results in another form. */
const SHOWN_OTHERWISE = [...DISPLAY_PARAMETERS, ...VALUES_PARAMETERS];

/**
 * Returns the `x-robots-tag` header of a page, or `null` for pages to be indexed: home, the plain list of
 * each kind, and records. Other searches lead to records and are not indexed themselves.
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
