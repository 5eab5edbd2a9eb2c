import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Returns the address that a mark links to: of the same page, with the panel kept open. */
export const panelAddress = (query: SearchQuery): string => `?${formatResultsAddress(query)}&panel=1`;
