import { migrateLegacyParameters } from './migrate-legacy-parameters.ts';
import { readSearchAddress } from './read-search-address.ts';
import type { SearchAddress, SearchAddressOptions } from './read-search-address.ts';

/**
 * Parses the parameters of a search page's address, including those of the portal's older addresses. Unknown and
 * malformed parameters are left out with a notice. Never throws.
 * @example
 * parseSearchAddress(new URLSearchParams('type=projects&keyword=sea'), { currentYear: 2026 }).query.kind; // 'project'
 */
export const parseSearchAddress = (
  params: Iterable<readonly [string, string]>,
  options: SearchAddressOptions,
): SearchAddress => readSearchAddress(migrateLegacyParameters(params), options);
