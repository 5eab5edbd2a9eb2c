/** Control characters, which command a terminal, and those that change the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns a line for a terminal. What sources wrote into it, such as the name of a file, neither commands the terminal
 * nor looks like another line.
 * @example printableLine('a\u001B[2Jb') // 'a\\u001b[2Jb'
 */
export const printableLine = (text: string): string =>
  text.replaceAll(
    UNPRINTABLE,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
