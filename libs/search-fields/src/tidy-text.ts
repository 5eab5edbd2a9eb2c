import { createParameters } from './create-parameters.ts';

/**
 * Maximum length of a search text as an address writes it, because every link of a page of results repeats it. The text
 * itself is not longer, so the Graph API accepts it, too.
 */
export const TEXT_MAX_CHARS = 2000;
/** Maximum length of the search texts and filter values of an address together. */
export const QUERY_MAX_CHARS = 4000;
/** Maximum number of filter values of an address: half of the parameters that the Graph API's server accepts. */
export const VALUES_MAX = 100;
/** Maximum length of a filter's value, in UTF-16 units. */
export const VALUE_MAX_CHARS = 400;

/** Removes control characters, lone surrogates and outer white space, which an address does not preserve. */
export const tidyText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/**
 * Returns the length of a text as an address writes it: all but Latin letters and digits take 3 to 12 characters.
 * @example addressLength('sea ü') // 10: sea+%C3%BC
 */
export const addressLength = (text: string): number => createParameters([['', text]]).toString().length - 1;

/** Returns the end of the longest beginning of a text that an address writes in `maxChars` characters. */
const endWithin = (text: string, maxChars: number): number => {
  if (addressLength(text) <= maxChars) return text.length;
  let end = 0;
  let left = maxChars;
  for (const character of text) {
    left -= addressLength(character);
    if (left < 0) break;
    end += character.length;
  }
  return end;
};

/** Cuts text to a length in an address without splitting a character. */
export const cutText = (text: string, maxChars: number): string =>
  tidyText(text.slice(0, endWithin(text, maxChars)));

/**
 * Cuts text to a length in an address without splitting a word: half an identifier would be another identifier.
 * @example cutWords('10.5281/zenodo.1 climate', 20); // '10.5281/zenodo.1': its slash takes 3 characters
 */
export const cutWords = (text: string, maxChars: number): string => {
  const end = endWithin(text, maxChars);
  const cut = text.slice(0, end);
  const words = /^\S/.test(text.slice(end)) ? cut.replace(/\S+$/, '') : cut;
  return tidyText(words) || tidyText(cut);
};
