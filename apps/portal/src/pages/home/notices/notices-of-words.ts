import type { AddressNotice } from '@open-discovery/search-fields';

/**
 * Matches words that a search ignores: signs only, or operators that join nothing. `*` is anything. `hasWords` would need the
 * parser of query texts, which first pages do without.
 */
const NO_WORDS = /^(?:[^\p{L}\p{N}*]+|(?:\s*\b(?:AND|OR|NOT)\b)+)$/u;

/** Returns the notice about words that have nothing to search for. They stay in the search box. */
export const noticesOfWords = (keyword: string): readonly AddressNotice[] =>
  NO_WORDS.test(keyword) ? [{ param: 'keyword', value: keyword, messageId: 'notice.no-words' }] : [];
