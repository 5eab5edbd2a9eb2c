import { IndexError } from '../index-error.ts';
import { codesAt } from './codes.ts';
import type { Codes } from './codes.ts';
import { LISTS, SETS } from './keyword-column-writer.ts';

/** The column of a keyword field; the layout is described at `KeywordColumnWriter`. */
export interface KeywordColumn {
  kind: typeof SETS | typeof LISTS;
  /** Start of each list in `ordinals`, plus the end. */
  starts: Uint32Array;
  ordinals: Uint32Array;
  /** With sets: the list of each document. Empty with lists, where document and list are the same. */
  codes: Codes;
}

const HEADER_BYTES = 12;

/**
 * Creates typed views of a column's bytes.
 * @param none zeros for every document
 */
export const openKeywordColumn = (shared: ArrayBufferLike, none: Uint8Array): KeywordColumn => {
  const [kind, lists = 0, count = 0] = new Uint32Array(shared, 0, 3);
  if (kind !== SETS && kind !== LISTS)
    throw new IndexError('damaged', 'A keyword column is of no known kind.');
  const starts = new Uint32Array(shared, HEADER_BYTES, lists + 1);
  const ordinals = new Uint32Array(shared, HEADER_BYTES + 4 * (lists + 1), count);
  const offset = HEADER_BYTES + 4 * (lists + 1 + count);
  const codes = kind === SETS ? codesAt(shared, { offset, greatest: lists - 1, none }) : new Uint8Array();
  return { kind, starts, ordinals, codes };
};
