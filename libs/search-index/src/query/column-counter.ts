import type { DocSet } from './doc-set.ts';

export interface ValueCounts {
  /** By ordinal of the value in the field, or by code of the number. */
  counts: Uint32Array;
  missing: number;
  /** The ordinals of the values with a count, in any order, where they are known. */
  found?: Uint32Array;
}

/** Counts the values of columns. Totals over all documents are cached and used for sets of more than half of them. */
export class ColumnCounter {
  readonly #totals = new Map<object, ValueCounts>();

  /** Returns exact counts. `countIn` counts in a list of documents; `null` = in all of them, without a list. */
  count(
    column: object,
    documents: DocSet,
    countIn: (listed: Uint32Array | null) => ValueCounts,
  ): ValueCounts {
    if (documents.size * 2 <= documents.universe) return countIn(documents.ids);
    const total = this.#totals.get(column) ?? countIn(null);
    this.#totals.set(column, total);
    if (documents.size === documents.universe) return total;
    const others = countIn(documents.complement().ids);
    const counts = total.counts.slice();
    for (let at = 0; at < counts.length; at += 1)
      counts[at] = (counts[at] as number) - (others.counts[at] as number);
    return { counts, missing: total.missing - others.missing };
  }
}
