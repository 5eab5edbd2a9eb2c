/** Folds case and accents, so that `osterreich` finds Österreich. */
export const foldAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
