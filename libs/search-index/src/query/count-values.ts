import type { Generation } from '../generation/generation.ts';
import { SETS } from '../storage/keyword-column-writer.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import type { DocSet } from './doc-set.ts';

/** How often each value of a field occurs in some documents. */
export interface ValueCounts {
  /** Count per ordinal of the field. */
  counts: Uint32Array;
  missing: number;
}

/** How often each code occurs in the documents. */
const countCodes = (codes: KeywordColumn['codes'], documents: Uint32Array, sets: number): Uint32Array => {
  const counts = new Uint32Array(sets);
  for (let at = 0; at < documents.length; at += 1) {
    const code = codes[documents[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
};

/** Counts the codes of sets first, and their values once per set. */
const countSets = (column: KeywordColumn, documents: Uint32Array, values: number): ValueCounts => {
  const { codes, starts, ordinals } = column;
  const sets = starts.length - 1;
  const ofSet = countCodes(codes, documents, sets);
  const counts = new Uint32Array(values);
  for (let set = 0; set < sets; set += 1) {
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

const countIn = (column: KeywordColumn, documents: Uint32Array, values: number): ValueCounts =>
  column.kind === SETS ? countSets(column, documents, values) : countLists(column, documents, values);

const difference = (all: ValueCounts, rest: ValueCounts): ValueCounts => ({
  counts: all.counts.map((count, ordinal) => count - (rest.counts[ordinal] as number)),
  missing: all.missing - rest.missing,
});

/** Counts the values of keyword fields; totals over all documents are kept, and used for sets beyond half. */
export class ValueCounter {
  readonly #generation: Generation;
  readonly #totals = new Map<number, ValueCounts>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /** Exact counts per ordinal, from 0 in the field. */
  count(column: KeywordColumn, field: number, documents: DocSet): ValueCounts {
    const [from, to] = this.#generation.valueRange(field);
    const values = Math.max(0, to - from - 1);
    if (documents.size * 2 <= documents.universe) return countIn(column, documents.ids, values);
    const total = this.#total(column, field, documents, values);
    if (documents.size === documents.universe) return total;
    return difference(total, countIn(column, documents.complement().ids, values));
  }

  #total(column: KeywordColumn, field: number, documents: DocSet, values: number): ValueCounts {
    const known = this.#totals.get(field);
    if (known !== undefined) return known;
    const all = Uint32Array.from({ length: documents.universe }, (_, document) => document);
    const total = countIn(column, all, values);
    this.#totals.set(field, total);
    return total;
  }
}
