import { rankBy } from './sort-columns.ts';
import type { SortColumn } from './sort-columns.ts';

const BINS = 1 << 16;
const BIN_SHIFT = 16;

/**
 * Drops documents that certainly are not among the first `wanted` by a column; may keep a few more. It takes
 * two passes over the documents regardless of `wanted`, which pays off where a heap would be large.
 * @example
 * selectByRank(documents, byScore(scores, true), 10_000);
 */
export const selectByRank = (documents: Uint32Array, column: SortColumn, wanted: number): Uint32Array => {
  if (documents.length <= wanted) return documents;
  const rankOf = rankBy(column);
  const sizes = new Uint32Array(BINS);
  for (let at = 0; at < documents.length; at += 1) {
    const bin = rankOf(documents[at] as number) >>> BIN_SHIFT;
    sizes[bin] = (sizes[bin] as number) + 1;
  }
  let last = 0;
  let left = sizes[0] as number;
  while (left < wanted) left += sizes[++last] as number;
  const kept = new Uint32Array(left);
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    if (rankOf(document) >>> BIN_SHIFT <= last) kept[count++] = document;
  }
  return kept;
};
