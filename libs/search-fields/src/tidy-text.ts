/** Maximum length of the Graph API's text parameters, in UTF-16 units. */
export const TEXT_MAX_CHARS = 2000;
/** Maximum length of a filter's value, in UTF-16 units. */
export const VALUE_MAX_CHARS = 400;

/** Removes control characters, lone surrogates and outer white space, which an address does not preserve. */
export const tidyText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Cuts text at a length without splitting a character. */
export const cutText = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : tidyText(text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, ''));

/** Cuts text at a length without splitting a word: half an identifier would be another identifier. */
export const cutWords = (text: string, maxChars: number): string => {
  if (text.length <= maxChars) return text;
  const isWithin = !/\s/.test(text.charAt(maxChars));
  const cut = cutText(text, maxChars);
  const words = isWithin ? cut.replace(/\s+\S*$/, '') : cut;
  return words === '' ? cut : words;
};
