/** Codes of the MARC Code List for Relators, and words of catalogs, of those who wrote or made a work. */
const AUTHORS =
  /^(?:aut|cre|ctb|prg|art|pht|cmp|author|joint author|creator|verfasser(?:in)?|auteur|autor(?:a|in)?|dissertant|συγγραφέας|programmer|artist|photographer|composer)\.?$/i;

/**
 * Reports whether a relator is that of an author.
 * @example isAuthorRelator('aut') // true
 */
export const isAuthorRelator = (word: string): boolean => AUTHORS.test(word.trim());
