import type { SearchQuery } from '@open-discovery/search-fields';

/**
 * Matches the signs and words of query languages that can be mistakes or name fields. The parser of query texts would know,
 * but first pages do without it.
 */
const SYNTAX =
  /[“”„«»()[~^?$*]|\b(?:AND|OR|NOT|NEAR|ADJ|adj\d)|\/\d|[A-Za-z][:=][^\s/]|(?:author|title|year):/;

/**
 * Reports whether a query may contain a mistake, or syntax that only other services understand: in its text, or in the words of
 * the search box.
 */
export const mayHaveMistakes = ({ keyword, text }: Pick<SearchQuery, 'keyword' | 'text'>): boolean =>
  text !== '' || SYNTAX.test(keyword) || keyword.split('"').length % 2 === 0;
