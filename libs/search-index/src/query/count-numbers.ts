import { NO_NUMBER } from '../storage/number-column.ts';
import type { DocSet } from './doc-set.ts';

/** How often each number of a field occurs in some documents. */
export interface NumberCounts {
  counts: readonly (readonly [number: number, count: number])[];
  missing: number;
}

/** The numbers of a column lie this close together: an array of counters is faster than a map. */
const SPAN_LIMIT = 1 << 16;

/** A column as it is counted: one counter per number from the least on, the first for documents without. */
interface CountedColumn {
  values: Int32Array;
  least: number;
  span: number;
  /** Counters over all documents. */
  total: Uint32Array;
}

const spanOf = (values: Int32Array): { least: number; span: number } => {
  let [least, greatest] = [0x7fffffff, NO_NUMBER];
  for (const value of values) {
    if (value === NO_NUMBER) continue;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return { least, span: greatest < least ? 0 : greatest - least + 1 };
};

const countDense = (
  { values, least, span }: Omit<CountedColumn, 'total'>,
  documents: Uint32Array,
): Uint32Array => {
  const counters = new Uint32Array(span + 1);
  for (let at = 0; at < documents.length; at += 1) {
    const value = values[documents[at] as number] as number;
    const counter = value === NO_NUMBER ? 0 : value - least + 1;
    counters[counter] = (counters[counter] as number) + 1;
  }
  return counters;
};

const countSparse = (values: Int32Array, documents: Uint32Array): NumberCounts => {
  const counts = new Map<number, number>();
  let missing = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const value = values[documents[at] as number] as number;
    if (value === NO_NUMBER) missing += 1;
    else counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { counts: [...counts], missing };
};

/** Counts the numbers of fields; totals over all documents are kept, and used for sets beyond half. */
export class NumberCounter {
  readonly #known = new Map<Int32Array, CountedColumn | null>();

  /** Exact counts; numbers that do not occur are left out. */
  count(values: Int32Array, documents: DocSet): NumberCounts {
    const column = this.#column(values);
    if (column === null) return countSparse(values, documents.ids);
    const isMost = documents.size * 2 > documents.universe;
    const counters = countDense(column, isMost ? documents.complement().ids : documents.ids);
    if (isMost) {
      for (let at = 0; at < counters.length; at += 1)
        counters[at] = (column.total[at] as number) - (counters[at] as number);
    }
    const counts: [number, number][] = [];
    for (let at = 1; at < counters.length; at += 1) {
      if (counters[at] !== 0) counts.push([column.least + at - 1, counters[at] as number]);
    }
    return { counts, missing: counters[0] as number };
  }

  #column(values: Int32Array): CountedColumn | null {
    const known = this.#known.get(values);
    if (known !== undefined) return known;
    const column = { values, ...spanOf(values) };
    const all = Uint32Array.from(values.keys());
    const counted = column.span > SPAN_LIMIT ? null : { ...column, total: countDense(column, all) };
    this.#known.set(values, counted);
    return counted;
  }
}
