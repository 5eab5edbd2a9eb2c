import { readSearchAddress } from '@open-discovery/search-fields';
import type { AddressNotice, SearchAddress, SearchQuery } from '@open-discovery/search-fields';
import type { ParsedAddress } from '../runtime/route-services.ts';
import { NON_QUERY_PARAMETERS } from './search-parameters.ts';

/** Matches words that a search ignores: signs only, or operators that join nothing. `*` is anything. */
const NO_WORDS = /^(?:[^\p{L}\p{N}*]+|(?:\s*\b(?:AND|OR|NOT)\b)+)$/u;

/** Says of words that have nothing to search for that they are ignored. They stay in the search box. */
const noticesOfWords = ({ keyword }: SearchQuery): readonly AddressNotice[] =>
  NO_WORDS.test(keyword) ? [{ param: 'keyword', value: keyword, messageId: 'notice.no-words' }] : [];

/** Creates the parser of the page's address, a service of the loaders. */
export const createAddressParser =
  (currentYear: number) =>
  (parameters: URLSearchParams): ParsedAddress => {
    const { query, notices } = readSearchAddress(parameters, { currentYear, ignored: NON_QUERY_PARAMETERS });
    return { query, notices: [...notices, ...noticesOfWords(query)] };
  };

/** Parses a form's fields, with a notice for each part that was left out. */
export const parseForm = (parameters: URLSearchParams, currentYear: number): SearchAddress =>
  readSearchAddress(parameters, { currentYear });

/** Parses a query that is not the page's address: a form's fields, or a search that was saved. */
export const parseStoredQuery = (parameters: URLSearchParams, currentYear: number): SearchQuery =>
  parseForm(parameters, currentYear).query;
