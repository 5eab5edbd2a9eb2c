import { formatResultsAddress, readSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Address of a query's results. A query that asks for nothing shows every product, not the empty home. */
export const resultsAddress = (query: SearchQuery): string => `/?${formatResultsAddress(query)}`;

/** Address of the results that a search form asks for, its parameters in the one canonical order. */
export const addressOfForm = (form: HTMLFormElement, currentYear: number): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') parameters.append(name, value);
  }
  return resultsAddress(readSearchAddress(parameters, { currentYear }).query);
};
