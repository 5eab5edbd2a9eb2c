/**
 * Returns the parts of a text between separators, without the spaces around them. A pattern with these spaces, such as
 * `\s*,\s*`, would take minutes for a text of many spaces.
 * @example splitList('tides , gauges', ',') // ['tides', 'gauges']
 */
export const splitList = (text: string, separator: RegExp | string): string[] =>
  text.split(separator).map((part) => part.trim());
