import { Chunks } from './chunks.ts';
import { POSITIONS_BLOCK, padded } from './postings-writer.ts';
import type { ListedPostings, PostingsSource, TermAddress } from './postings-types.ts';

/** Bits do not pay off for rarer lists. */
const BITS_SHARE = 1 / 32;

/** Returns the offsets of a long list's parts, relative to its start. */
export const partsOf = ({
  documents,
  postingsLength,
}: TermAddress): Record<'impacts' | 'masks' | 'ends', number> => {
  const ends = postingsLength - 4 * Math.ceil(documents / POSITIONS_BLOCK);
  const masks = ends - padded(documents);
  return { impacts: masks - padded(documents), masks, ends };
};

/** A long list as read. The ordinal of a document is its index among impacts and masks. */
interface LongList {
  count: number;
  chunks: Chunks;
  impacts: Uint8Array;
  /** Empty when all fields are requested. */
  masks: Uint8Array;
}

/** Reads the parts needed for the requested fields; valid until the next read from the file. */
export const openLong = (file: PostingsSource, address: TermAddress, mask: number): LongList => {
  const parts = partsOf(address);
  const bytes = file.read(address.postingsOffset, mask === 255 ? parts.masks : parts.ends);
  return {
    count: address.documents,
    chunks: new Chunks(bytes.subarray(0, parts.impacts)),
    impacts: bytes.subarray(parts.impacts, parts.impacts + address.documents),
    masks: bytes.subarray(parts.masks),
  };
};

/** Returns the whole list; with bits if the number of all documents is given and the list is dense enough. */
export const wholeOf = (
  { chunks, impacts, count }: LongList,
  universe = Number.POSITIVE_INFINITY,
): ListedPostings => {
  const documents = new Uint32Array(count);
  chunks.copyTo(documents);
  const bits = count > universe * BITS_SHARE ? chunks.bits(universe) : undefined;
  return { documents, impacts: new Uint8Array(impacts), ordinals: null, count, bits };
};

/** Returns the impacts of the first `count` ordinals. */
const impactsAt = (impacts: Uint8Array, ordinals: Uint32Array, count: number): Uint8Array => {
  const picked = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) picked[at] = impacts[ordinals[at] as number] as number;
  return picked;
};

/** Buffer for ordinals of which few are kept; reused, because allocating costs more than reading. */
let room = new Uint32Array(0);

/** Returns the ordinals with a requested field. Tests four masks at once: most match none. */
const ordinalsIn = (masks: Uint8Array, mask: number): Uint32Array => {
  if (room.length < masks.length) room = new Uint32Array(masks.length);
  const ordinals = room;
  const words = new Uint32Array(masks.buffer, masks.byteOffset, masks.length / 4);
  const wanted = Math.imul(mask, 0x01010101);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let hits = (words[at] as number) & wanted; hits !== 0;) {
      const place = (31 - Math.clz32(hits & -hits)) >>> 3;
      ordinals[count++] = 4 * at + place;
      hits &= ~(0xff << (8 * place));
    }
  }
  return ordinals.slice(0, count);
};

/** Returns the documents with the term in one of the requested fields. */
export const inFields = ({ chunks, impacts, masks }: LongList, mask: number): ListedPostings => {
  const ordinals = ordinalsIn(masks, mask);
  return {
    documents: chunks.at(ordinals),
    impacts: impactsAt(impacts, ordinals, ordinals.length),
    ordinals,
    count: ordinals.length,
  };
};

/** Returns the documents among the given ones, in the requested fields. */
export const thoseAmong = (
  { chunks, impacts, masks }: LongList,
  mask: number,
  within: Uint32Array,
): ListedPostings => {
  const { documents, ordinals, count: listed } = chunks.among(within);
  let count = listed;
  if (mask !== 255) {
    count = 0;
    for (let at = 0; at < listed; at += 1) {
      documents[count] = documents[at] as number;
      ordinals[count] = ordinals[at] as number;
      if (((masks[ordinals[count] as number] as number) & mask) !== 0) count += 1;
    }
  }
  return { documents, impacts: impactsAt(impacts, ordinals, count), ordinals, count };
};
