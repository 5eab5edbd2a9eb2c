/** Words of titles in the sample corpus, for searches. */
export const WORDS =
  'climate ocean data health energy soil genome water model network language history'.split(' ');
