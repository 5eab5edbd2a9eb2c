/** The decisions of people about records of one kind: they describe the same thing, or different ones. */
export const MERGE_VERDICTS = ['same', 'different'] as const;

/** A decision of people about records of one kind: they describe the same thing, or different ones. */
export type MergeVerdict = (typeof MERGE_VERDICTS)[number];
