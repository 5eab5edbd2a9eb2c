import type { Generation } from '../generation/generation.ts';
import { SETS } from '../storage/keyword-column-writer.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import { countAllCodes, countCodes } from './count-codes.ts';
import type { DocSet } from './doc-set.ts';

/** The count of each value of a field. */
export interface ValueCounts {
  /** Count per ordinal of the field. */
  counts: Uint32Array;
  missing: number;
}

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

const countLists = (
  { starts, ordinals }: KeywordColumn,
  documents: Uint32Array,
  values: number,
): ValueCounts => {
  const counts = new Uint32Array(values);
  let missing = 0;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] as number;
    const end = starts[document + 1] as number;
    const start = starts[document] as number;
    if (start === end) missing += 1;
    for (let at = start; at < end; at += 1) {
      const ordinal = ordinals[at] as number;
      counts[ordinal] = (counts[ordinal] as number) + 1;
    }
  }
  return { counts, missing };
};

const setsOf = ({ starts }: KeywordColumn): number => starts.length - 1;

const countIn = (column: KeywordColumn, documents: Uint32Array, values: number): ValueCounts =>
  column.kind === SETS
    ? countInSets(column, countCodes(column.codes, documents, setsOf(column)), values)
    : countLists(column, documents, values);

const emptyLists = ({ starts }: KeywordColumn): number => {
  let empty = 0;
  for (let at = 1; at < starts.length; at += 1) if (starts[at] === starts[at - 1]) empty += 1;
  return empty;
};

/** Like `countIn` for all documents, without a list of them. */
const countAll = (column: KeywordColumn, values: number): ValueCounts =>
  column.kind === SETS
    ? countInSets(column, countAllCodes(column.codes, setsOf(column)), values)
    : { counts: countAllCodes(column.ordinals, values), missing: emptyLists(column) };

const difference = (all: ValueCounts, rest: ValueCounts): ValueCounts => ({
  counts: all.counts.map((count, ordinal) => count - (rest.counts[ordinal] as number)),
  missing: all.missing - rest.missing,
});

/**
 * Counts the values of keyword fields. Totals over all documents are cached and used for sets of more than
 * half of them.
 */
export class ValueCounter {
  readonly #generation: Generation;
  readonly #totals = new Map<number, ValueCounts>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /** Returns exact counts per ordinal of the field. */
  count(column: KeywordColumn, field: number, documents: DocSet): ValueCounts {
    const [from, to] = this.#generation.valueRange(field);
    const values = Math.max(0, to - from - 1);
    if (documents.size * 2 <= documents.universe) return countIn(column, documents.ids, values);
    const total = this.#total(column, field, values);
    if (documents.size === documents.universe) return total;
    return difference(total, countIn(column, documents.complement().ids, values));
  }

  #total(column: KeywordColumn, field: number, values: number): ValueCounts {
    const known = this.#totals.get(field);
    if (known !== undefined) return known;
    const total = countAll(column, values);
    this.#totals.set(field, total);
    return total;
  }
}
