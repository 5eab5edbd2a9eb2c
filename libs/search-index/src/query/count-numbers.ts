import type { NumberColumn } from '../storage/number-column.ts';
import { countAllCodes, countCodes } from './count-codes.ts';
import type { DocSet } from './doc-set.ts';

/** The count of each number of a field. */
export interface NumberCounts {
  counts: readonly (readonly [number: number, count: number])[];
  missing: number;
}

/** Below this range, an array of counters is faster than a map. */
const SPAN_LIMIT = 1 << 16;

const countSparse = ({ codes, base }: NumberColumn, documents: Uint32Array): NumberCounts => {
  const counts = new Map<number, number>();
  let missing = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const code = codes[documents[at] as number] as number;
    if (code === 0) missing += 1;
    else counts.set(base + code, (counts.get(base + code) ?? 0) + 1);
  }
  return { counts: [...counts], missing };
};

/**
 * Counts the numbers of fields. Totals over all documents are cached and used for sets of more than half of
 * them.
 */
export class NumberCounter {
  readonly #totals = new Map<NumberColumn, Uint32Array>();

  /** Returns exact counts, without numbers that do not occur. */
  count(column: NumberColumn, documents: DocSet): NumberCounts {
    if (column.greatest > SPAN_LIMIT) return countSparse(column, documents.ids);
    const isMost = documents.size * 2 > documents.universe;
    const counted = isMost ? documents.complement() : documents;
    const counters = countCodes(column.codes, counted.ids, column.greatest + 1);
    if (isMost) {
      const total = this.#total(column);
      for (let code = 0; code < counters.length; code += 1)
        counters[code] = (total[code] as number) - (counters[code] as number);
    }
    const counts: [number, number][] = [];
    for (let code = 1; code < counters.length; code += 1) {
      if (counters[code] !== 0) counts.push([column.base + code, counters[code] as number]);
    }
    return { counts, missing: counters[0] as number };
  }

  #total(column: NumberColumn): Uint32Array {
    const known = this.#totals.get(column);
    if (known !== undefined) return known;
    const total = countAllCodes(column.codes, column.greatest + 1);
    this.#totals.set(column, total);
    return total;
  }
}
