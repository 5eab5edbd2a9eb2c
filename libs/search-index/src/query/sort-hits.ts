import { Heap } from '../heap.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import { selectByRank } from './select-by-rank.ts';
import { keyOf, sortByColumn, valueAt } from './sort-columns.ts';
import type { SortColumn } from './sort-columns.ts';

/** From this page size on, selecting and sorting is faster than a heap. */
const LARGE_PAGE = 256;

/** Position of a hit in the order; the document breaks ties. */
export interface SortPlace {
  keys: readonly number[];
  document: number;
}

interface HitPage {
  hits: number[];
  first: number | undefined;
}

/** Returns a negative number if the first comes first. Missing values come last in either direction. */
const compareKeys = (
  left: number,
  right: number,
  { missing, descending }: Pick<SortColumn, 'missing' | 'descending'>,
): number => {
  if (left === right) return 0;
  if (left === missing) return 1;
  if (right === missing) return -1;
  return descending === left > right ? -1 : 1;
};

/** Compares the documents of a search by its sort keys. */
export class HitOrder {
  readonly columns: readonly SortColumn[];

  constructor(columns: readonly SortColumn[]) {
    this.columns = columns;
  }

  placeOf(document: number): SortPlace {
    return { keys: this.columns.map((column) => keyOf(column, document)), document };
  }

  isBefore(left: number, right: number): boolean {
    for (const column of this.columns) {
      const order = compareKeys(valueAt(column, left), valueAt(column, right), column);
      if (order !== 0) return order < 0;
    }
    return left < right;
  }

  isAfter(document: number, place: SortPlace): boolean {
    for (const [index, column] of this.columns.entries()) {
      const { descending } = column;
      const key = place.keys[index] ?? NO_NUMBER;
      const order = compareKeys(keyOf(column, document), key, { missing: NO_NUMBER, descending });
      if (order !== 0) return order > 0;
    }
    return document > place.document;
  }

  /** Returns the hits of a page of ascending documents, in order, and the first hit of all where it is known. */
  page(documents: Uint32Array, { offset, limit }: { offset: number; limit: number }): HitPage {
    const [column] = this.columns;
    const end = offset + limit;
    if (end === 0 || column === undefined) return { hits: [], first: undefined };
    if (end < LARGE_PAGE) {
      const sorted = this.#sorted(this.#best(documents, column, end));
      return { hits: sorted.slice(offset), first: sorted[0] };
    }
    const { documents: chosen, before } = selectByRank(documents, column, { offset, end });
    const sorted = this.columns.length === 1 ? sortByColumn(chosen, column) : null;
    const hits = [...(sorted ?? this.#sorted([...chosen]))].slice(offset - before, end - before);
    return { hits, first: offset === 0 ? hits[0] : undefined };
  }

  #sorted(documents: number[]): number[] {
    return documents.sort((a, b) => (this.isBefore(a, b) ? -1 : 1));
  }

  /** Uses a heap with the worst of the best on top; most documents are worse by their first key. */
  #best(documents: Uint32Array, column: SortColumn, wanted: number): number[] {
    const first = this.#sorted([...documents.subarray(0, wanted)]).reverse();
    const heap = new Heap<number>((left, right) => this.isBefore(right, left), first);
    const isOnlyKey = this.columns.length === 1;
    const { descending } = column;
    let worst = Number.NEGATIVE_INFINITY;
    for (let at = wanted; at < documents.length; at += 1) {
      const document = documents[at] as number;
      const value = valueAt(column, document);
      // On ties by the only key the earlier document is better, and documents ascend.
      if (value < worst || (isOnlyKey && value === worst)) continue;
      if (this.isBefore(document, heap.items[0] as number)) heap.replaceTop(document);
      if (descending) worst = valueAt(column, heap.items[0] as number);
    }
    return heap.items;
  }
}
