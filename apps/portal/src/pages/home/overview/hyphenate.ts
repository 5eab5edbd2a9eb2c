const SOFT_HYPHEN = '\u00AD';

/**
 * Returns a text with soft hyphens in the words that are listed with their parts: browsers without a dictionary of the
 * language break long words anywhere.
 * @example hyphenate('Open software', 'soft|ware') // 'Open soft\u00ADware'
 */
export const hyphenate = (text: string, words: string): string =>
  words
    .split(' ')
    .reduce(
      (hyphenated, word) =>
        hyphenated.replaceAll(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)),
      text,
    );
