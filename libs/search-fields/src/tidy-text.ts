/** What the Graph API's text parameters take at most, in UTF-16 units. */
export const TEXT_MAX_CHARS = 2000;
/** Ours for the value of a filter, in UTF-16 units. */
export const VALUE_MAX_CHARS = 400;

/** Text without control characters, halves of characters and outer spaces: what survives in an address. */
export const tidyText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** The beginning of a text, never cut within a character. */
export const cutText = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : tidyText(text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, ''));

/** The beginning of a text without the part of a word that the cut would leave: half an identifier names something else. */
export const cutWords = (text: string, maxChars: number): string => {
  if (text.length <= maxChars) return text;
  const isWithin = !/\s/.test(text.charAt(maxChars));
  const cut = cutText(text, maxChars);
  const words = isWithin ? cut.replace(/\s+\S*$/, '') : cut;
  return words === '' ? cut : words;
};
