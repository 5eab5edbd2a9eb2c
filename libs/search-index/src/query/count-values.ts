import { GrowingArray } from '../storage/growing-array.ts';
import { SETS } from '../storage/keyword-column-writer.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import type { ValueCounts } from './column-counter.ts';
import { countAllCodes, countCodes } from './count-codes.ts';

/** Counts the values of sets from the count of each set. */
const countInSets = (
  { starts, ordinals }: KeywordColumn,
  ofSet: Uint32Array,
  values: number,
): ValueCounts => {
  const counts = new Uint32Array(values);
  for (let set = 0; set < ofSet.length; set += 1) {
    const count = ofSet[set] as number;
    if (count === 0) continue;
    const end = starts[set + 1] as number;
    for (let at = starts[set] as number; at < end; at += 1) {
      const ordinal = ordinals[at] as number;
      counts[ordinal] = (counts[ordinal] as number) + count;
    }
  }
  return { counts, missing: ofSet[0] ?? 0 };
};

/**
 * The last counts, in memory that the next ones reuse: a field may have millions of values, and most searches find only some of
 * them.
 */
const last = { counts: new Uint32Array(), found: new GrowingArray() };

/** Clears the values that were found last, and makes room for more. */
const clearLast = (values: number): void => {
  const found = last.found.view();
  for (let at = 0; at < found.length; at += 1) last.counts[found[at] as number] = 0;
  last.found.clear();
  if (last.counts.length < values) last.counts = new Uint32Array(values);
};

/** Counts the values of lists, and lists those that occur; valid until the next call. */
const countLists = (
  { starts, ordinals }: KeywordColumn,
  documents: Uint32Array,
  values: number,
): ValueCounts => {
  clearLast(values);
  const { counts, found } = last;
  let missing = 0;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] as number;
    const end = starts[document + 1] as number;
    const start = starts[document] as number;
    if (start === end) missing += 1;
    for (let at = start; at < end; at += 1) {
      const ordinal = ordinals[at] as number;
      const count = counts[ordinal] as number;
      if (count === 0) found.push(ordinal);
      counts[ordinal] = count + 1;
    }
  }
  return { counts, missing, found: found.view() };
};

const emptyLists = ({ starts }: KeywordColumn): number => {
  let empty = 0;
  for (let at = 1; at < starts.length; at += 1) if (starts[at] === starts[at - 1]) empty += 1;
  return empty;
};

/** Counts the `values` of a keyword field in a list of documents; `null` = in all of them. */
export const countValues = (
  column: KeywordColumn,
  documents: Uint32Array | null,
  values: number,
): ValueCounts => {
  const { kind, codes, starts, ordinals } = column;
  if (kind === SETS) return countInSets(column, countCodes(codes, documents, starts.length - 1), values);
  if (documents !== null) return countLists(column, documents, values);
  return { counts: countAllCodes(ordinals, values), missing: emptyLists(column) };
};
