import { inFields, openLong, thoseAmong, wholeOf } from './long-list.ts';
import { SHORT_LIST } from './postings-writer.ts';
import { isAmong, readDistances } from './short-list.ts';

/** Where a term's postings and positions are. */
export interface TermAddress {
  documents: number;
  postingsOffset: number;
  postingsLength: number;
  positionsOffset: number;
  positionsLength: number;
}

/** Postings of a text, ascending by document, each with its impact; documents outside the mask are left out. */
export interface Postings {
  documents: Uint32Array;
  impacts: Uint8Array;
  count: number;
  /** The same documents as bits, where they were at hand. */
  bits?: Uint32Array;
}

/** Postings out of one list. */
export interface ListedPostings extends Postings {
  /** Where each stands in the list; `null` = this is the whole list. */
  ordinals: Uint32Array | null;
}

/** Where lists are read from; what it gives of a long one starts at an address divisible by four. */
export interface PostingsSource {
  read(offset: number, length: number): Buffer;
}

/** Which postings are wanted. */
export interface PostingsWish {
  /** Only documents that have the term in one of these fields; 255 = any. */
  mask: number;
  /** Only these documents, ascending; `null` = all. */
  within: Uint32Array | null;
  /** How many documents there are in all, if frequent ones are also wanted as bits. */
  universe?: number;
}

/** The short list that was read last. */
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
 *
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
