import type { PostingsWish } from '../storage/postings.ts';
import { POSTINGS_BLOCK } from '../storage/postings-writer.ts';
import type { DocSet } from './doc-set.ts';

/**
 * How documents are looked for in a list of so many: one block after the other by bits, if there are more of them than
 * blocks; otherwise as a list, so that blocks are skipped.
 */
export const wishFor = (mask: number, within: DocSet | null, listed: number): PostingsWish => {
  if (within === null) return { mask, within: null };
  const isInMostBlocks = within.size * POSTINGS_BLOCK > listed;
  return { mask, within: within.ids, bits: isInMostBlocks ? within.bits : undefined };
};
