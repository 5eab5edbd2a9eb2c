/** Half of a character at the end, which the cut would leave. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Shortens a text to a number of characters, at a space if one is near.
 * @example shorten('sea level rise', 12) // 'sea level…'
 */
export const shorten = (text: string, characters: number): string => {
  if (text.length <= characters) return text;
  const space = text.lastIndexOf(' ', characters);
  return `${text.slice(0, space > characters / 2 ? space : characters).replace(HALF_PAIR, '')}…`;
};
