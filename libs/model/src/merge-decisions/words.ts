/** The decisions of people about records of one kind: they describe the same thing, or different ones. */
export const MERGE_VERDICTS = ['same', 'different'] as const;

/** A decision of people about records of one kind: they describe the same thing, or different ones. */
export type MergeVerdict = (typeof MERGE_VERDICTS)[number];

/**
 * The reasons why an import was not sure about two records: few facts agree (`weak`), one of them differs, or the country of an organization
 * is unknown.
 */
export const LIKELY_REASONS = ['weak', 'year', 'pages', 'form', 'identifiers', 'country'] as const;

/** A reason why an import was not sure about two records. */
export type LikelyReason = (typeof LIKELY_REASONS)[number];

/** The facts by which people compare two records, in the order in which they are shown. */
export const COMPARED_FACTS = [
  'title',
  'names',
  'authors',
  'date',
  'type',
  'container',
  'pages',
  'publisher',
  'country',
  'website',
  'identifiers',
  'sources',
] as const;

/** A fact by which people compare two records. */
export type ComparedFact = (typeof COMPARED_FACTS)[number];
