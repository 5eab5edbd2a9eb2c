import { IndexError } from '../index-error.ts';
import { LISTS, SETS } from './keyword-column-writer.ts';

/** The column of a keyword field; the layout is described at `KeywordColumnWriter`. */
export interface KeywordColumn {
  kind: typeof SETS | typeof LISTS;
  /** Where each list starts in `ordinals`, and the end. */
  starts: Uint32Array;
  ordinals: Uint32Array;
  /** With sets: the list of each document. Empty with lists, where document and list are the same. */
  codes: Uint8Array | Uint16Array | Uint32Array;
}

const codesAt = (shared: ArrayBufferLike, offset: number, width: number): KeywordColumn['codes'] => {
  if (width === 1) return new Uint8Array(shared, offset);
  return width === 2 ? new Uint16Array(shared, offset) : new Uint32Array(shared, offset);
};

/**
 * Lays typed arrays over the bytes of a column.
 *
 * @example
 * openKeywordColumn(resident['keyword-0.column']).kind; // 1
 */
export const openKeywordColumn = (shared: ArrayBufferLike): KeywordColumn => {
  const [kind, width = 0, lists = 0, count = 0] = new Uint32Array(shared, 0, 4);
  if (kind !== SETS && kind !== LISTS)
    throw new IndexError('damaged', 'A keyword column is of no known kind.');
  const starts = new Uint32Array(shared, 16, lists + 1);
  const ordinals = new Uint32Array(shared, 16 + 4 * (lists + 1), count);
  const end = 16 + 4 * (lists + 1 + count);
  return { kind, starts, ordinals, codes: kind === SETS ? codesAt(shared, end, width) : new Uint8Array() };
};
