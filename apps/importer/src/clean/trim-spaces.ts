const SPACE = String.raw`(?:\s|\\xa0|\\u00a0)`;
const START = new RegExp(`^${SPACE}+`, 'i');
/** Every space is tried, so a run of them must not be read again from each. */
const END = new RegExp(`(?<!${SPACE})${SPACE}+$`, 'i');

/**
 * Removes the spaces around an identifier or address, also no-break spaces that a source wrote as escapes.
 * @example trimSpaces(' 10.1234/a\\xa0') // '10.1234/a'
 */
export const trimSpaces = (text: string): string => text.replace(START, '').replace(END, '');
