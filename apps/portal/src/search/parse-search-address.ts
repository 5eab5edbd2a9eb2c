import { readSearchAddress } from '@open-discovery/search-fields';
import type { SearchAddress, SearchQuery } from '@open-discovery/search-fields';
import { NON_QUERY_PARAMETERS } from './search-parameters.ts';

/** Creates the parser of the page's address, a service of the loaders. */
export const createAddressParser =
  (currentYear: number) =>
  (parameters: URLSearchParams): SearchAddress =>
    readSearchAddress(parameters, { currentYear, ignored: NON_QUERY_PARAMETERS });

/** Parses a form's fields, with a notice for each part that was left out. */
export const parseForm = (parameters: URLSearchParams, currentYear: number): SearchAddress =>
  readSearchAddress(parameters, { currentYear });

/** Parses a query that is not the page's address: a form's fields, or a search that was saved. */
export const parseStoredQuery = (parameters: URLSearchParams, currentYear: number): SearchQuery =>
  parseForm(parameters, currentYear).query;
