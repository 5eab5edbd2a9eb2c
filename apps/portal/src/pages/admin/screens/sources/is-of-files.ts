import type { HarvestSource } from './read-sources.ts';

/** The kinds of which a harvest keeps whole files. It does not count the records in them. */
const FILE_KINDS: readonly (string | null)[] = ['file', 'upload'];

/** Reports whether a source has files, and not records. */
export const isOfFiles = ({ kind }: Pick<HarvestSource, 'kind'>): boolean => FILE_KINDS.includes(kind);
