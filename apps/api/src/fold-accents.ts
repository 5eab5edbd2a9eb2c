/** Removes case and accents from a text, for comparisons. */
export const foldAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
