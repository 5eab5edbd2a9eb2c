/** Fields of a product whose values are kept per source if sources disagree. */
export const STATED_FIELDS = [
  'mainTitle',
  'authors',
  'publicationDate',
  'publisher',
  'type',
  'language',
] as const;
/** One of {@link STATED_FIELDS}. */
export type StatedField = (typeof STATED_FIELDS)[number];

/** The maximum number of values per field and of sources per value, so that merged records stay small. */
export const MOST_STATEMENTS = { values: 10, sources: 100 } as const;
