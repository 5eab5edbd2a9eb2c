import { rankBy } from './sort-columns.ts';
import type { SortColumn } from './sort-columns.ts';

const BINS = 1 << 16;
const BIN_SHIFT = 16;

/** Documents of which some are on a page, with the number of those dropped before them. */
interface Selected {
  documents: Uint32Array;
  before: number;
}

/**
 * Drops documents that certainly are not among those from `offset` up to `end` in the order of a column; may keep a few
 * more. It takes two passes over the documents however many come before, where a heap would be large.
 */
export const selectByRank = (
  documents: Uint32Array,
  column: SortColumn,
  { offset, end }: { offset: number; end: number },
): Selected => {
  const rankOf = rankBy(column);
  const sizes = new Uint32Array(BINS);
  for (let at = 0; at < documents.length; at += 1) {
    const bin = rankOf(documents[at] as number) >>> BIN_SHIFT;
    sizes[bin] = (sizes[bin] as number) + 1;
  }
  let first = 0;
  let before = 0;
  for (; first < BINS - 1 && before + (sizes[first] as number) <= offset; first += 1)
    before += sizes[first] as number;
  let last = first;
  let left = sizes[first] as number;
  while (last < BINS - 1 && before + left < end) left += sizes[++last] as number;
  const kept = new Uint32Array(left);
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    const bin = rankOf(document) >>> BIN_SHIFT;
    if (bin >= first && bin <= last) kept[count++] = document;
  }
  return { documents: kept, before };
};
