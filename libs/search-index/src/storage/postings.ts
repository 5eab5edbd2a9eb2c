import { inFields, openLong, thoseAmong, wholeOf } from './long-list.ts';
import { SHORT_LIST } from './postings-writer.ts';
import type { ListedPostings, PostingsSource, TermAddress } from './postings-types.ts';
import { isAmong, readDistances } from './short-list.ts';

/** The requested postings. */
export interface PostingsWish {
  /** Only documents with the term in one of these fields; 255 = any. */
  mask: number;
  /** Only these documents, ascending; `null` = all. */
  within: Uint32Array | null;
  /** Number of all documents, if dense lists are also requested as bits. */
  universe?: number;
}

/** The short list read last. */
const short = {
  documents: new Uint32Array(SHORT_LIST),
  impacts: new Uint8Array(SHORT_LIST),
  ordinals: new Uint32Array(SHORT_LIST),
  count: 0,
};

/** Reads a list of up to 128 postings; valid until the next call. */
export const readShort = (
  file: PostingsSource,
  { documents: length, postingsOffset, postingsLength }: TermAddress,
  { mask, within }: PostingsWish,
): ListedPostings => {
  const bytes = file.read(postingsOffset, postingsLength);
  const documents = readDistances(bytes, length);
  const impactsFrom = postingsLength - 2 * length;
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    if (((bytes[impactsFrom + length + index] as number) & mask) === 0) continue;
    const document = documents[index] as number;
    if (within !== null && !isAmong(within, document)) continue;
    short.documents[count] = document;
    short.impacts[count] = bytes[impactsFrom + index] as number;
    short.ordinals[count] = index;
    count += 1;
  }
  short.count = count;
  return short;
};

/**
 * Reads a posting list; the layout is described at `PostingsWriter`.
 * @example
 * readPostings(file, address, { mask: 255, within: null, universe: 1_000_000 });
 */
export const readPostings = (
  file: PostingsSource,
  address: TermAddress,
  wish: PostingsWish,
): ListedPostings => {
  if (address.documents <= SHORT_LIST) {
    const { documents, impacts, ordinals, count } = readShort(file, address, wish);
    return {
      documents: documents.slice(0, count),
      impacts: impacts.slice(0, count),
      ordinals: ordinals?.slice(0, count) ?? null,
      count,
    };
  }
  const list = openLong(file, address, wish.mask);
  if (wish.within !== null) return thoseAmong(list, wish.mask, wish.within);
  return wish.mask === 255 ? wholeOf(list, wish.universe) : inFields(list, wish.mask);
};
