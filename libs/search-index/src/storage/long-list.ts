import { Chunks } from './chunks.ts';
import { POSITIONS_BLOCK, padded } from './postings-writer.ts';
import type { ListedPostings, PostingsSource, TermAddress } from './postings.ts';

/** The bits of rarer lists are not worth making. */
const BITS_SHARE = 1 / 32;

/** Where the parts of a long list start, from its own start. */
export const partsOf = ({
  documents,
  postingsLength,
}: TermAddress): Record<'impacts' | 'masks' | 'ends', number> => {
  const ends = postingsLength - 4 * Math.ceil(documents / POSITIONS_BLOCK);
  const masks = ends - padded(documents);
  return { impacts: masks - padded(documents), masks, ends };
};

/** A long list as read: the ordinal of a document is its place among the impacts and the masks. */
interface LongList {
  count: number;
  chunks: Chunks;
  impacts: Uint8Array;
  /** Empty if all fields are wanted. */
  masks: Uint8Array;
}

/** Reads what is needed for the wanted fields; valid until the next read from the file. */
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

/** All of it; with bits if it is known how many documents there are in all, and enough of them are in the list. */
export const wholeOf = (
  { chunks, impacts, count }: LongList,
  universe = Number.POSITIVE_INFINITY,
): ListedPostings => {
  const documents = new Uint32Array(count);
  chunks.copyTo(documents);
  const bits = count > universe * BITS_SHARE ? chunks.bits(universe) : undefined;
  return { documents, impacts: new Uint8Array(impacts), ordinals: null, count, bits };
};

/** Room for a list of which little is kept; reused, because new memory costs more than reading. */
let room = new Uint32Array(0);

/** The ordinals with a wanted field. Four masks are looked at together: most have none of a field that is asked for. */
const ordinalsIn = (masks: Uint8Array, mask: number): Uint32Array => {
  const words = new Uint32Array(masks.buffer, masks.byteOffset, masks.length / 4);
  const wanted = Math.imul(mask, 0x01010101);
  const ordinals = new Uint32Array(masks.length);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (((words[at] as number) & wanted) === 0) continue;
    for (let ordinal = 4 * at; ordinal < 4 * at + 4; ordinal += 1) {
      ordinals[count] = ordinal;
      if (((masks[ordinal] as number) & mask) !== 0) count += 1;
    }
  }
  return ordinals.slice(0, count);
};

/** Those with the term in one of the wanted fields. */
export const inFields = ({ chunks, impacts, masks, count }: LongList, mask: number): ListedPostings => {
  if (room.length < count) room = new Uint32Array(count);
  chunks.copyTo(room);
  const ordinals = ordinalsIn(masks, mask);
  const documents = new Uint32Array(ordinals.length);
  const ofThem = new Uint8Array(ordinals.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    documents[at] = room[ordinals[at] as number] as number;
    ofThem[at] = impacts[ordinals[at] as number] as number;
  }
  return { documents, impacts: ofThem, ordinals, count: ordinals.length };
};

/** Those of the given documents, and of the wanted fields. */
export const thoseAmong = (
  { chunks, impacts, masks }: LongList,
  mask: number,
  within: Uint32Array,
): ListedPostings => {
  const found = chunks.among(within);
  const { documents, ordinals } = found;
  const ofThem = new Uint8Array(found.count);
  let count = 0;
  for (let at = 0; at < found.count; at += 1) {
    const ordinal = ordinals[at] as number;
    if (mask !== 255 && ((masks[ordinal] as number) & mask) === 0) continue;
    documents[count] = documents[at] as number;
    ordinals[count] = ordinal;
    ofThem[count] = impacts[ordinal] as number;
    count += 1;
  }
  return { documents, impacts: ofThem, ordinals, count };
};
