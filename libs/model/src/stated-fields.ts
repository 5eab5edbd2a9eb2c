/** Fields of a product whose value is told for each source where sources disagree. */
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

/** So many are kept, of one field and of one value: a record stays a record, whatever was merged into it. */
export const MOST_STATEMENTS = { values: 10, sources: 100 } as const;
