import { ByteReader } from './byte-reader.ts';
import { GrowingArray } from './growing-array.ts';
import { partsOf } from './long-list.ts';
import { placeOfToken } from './place.ts';
import { POSITIONS_BLOCK, SHORT_LIST } from './postings-writer.ts';
import type { TermAddress } from './postings-types.ts';
import type { RandomFile } from './random-file.ts';
import { ReadAhead } from './read-ahead.ts';
import { readDistances } from './short-list.ts';
import { countOfHead, fieldOfHead, isLastHead } from './write-places.ts';

/** The positions of a term in each of some documents. */
export interface Places {
  /** Start of each document's positions, plus the end. */
  starts: Uint32Array;
  /** Field in the upper three bits, position in the others; ascending per document. */
  places: Uint32Array;
}

/** The heads of the current document. */
const heads = new Uint32Array(8);

/**
 * Decodes the positions in one document for the requested fields; the encoding is described at `writePlaces`.
 */
const decodePlaces = (reader: ByteReader, target: GrowingArray, wanted: number): void => {
  let fields = 0;
  for (let isLast = false; !isLast; fields += 1) {
    const head = reader.varint();
    heads[fields] = head;
    isLast = isLastHead(head);
  }
  for (let index = 0; index < fields; index += 1) {
    const head = heads[index] as number;
    const field = fieldOfHead(head);
    const isWanted = ((wanted >>> field) & 1) === 1;
    let position = 0;
    for (let left = countOfHead(head); left > 0; left -= 1) {
      position += reader.varint();
      if (isWanted) target.push(placeOfToken(field, position));
    }
  }
};

/** Returns the ends of the blocks of a term's positions. */
const blockEnds = (postings: RandomFile, address: TermAddress): Uint32Array => {
  if (address.documents <= SHORT_LIST) return Uint32Array.of(address.positionsLength);
  const from = partsOf(address).ends;
  const bytes = postings.read(address.postingsOffset + from, address.postingsLength - from);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/**
 * Reads the positions of a term in documents given by their ascending ordinals in the term's list. Skips
 * blocks without any of them.
 * @example
 * readPlaces({ postings, positions }, address, 255, ordinals).places;
 */
export const readPlaces = (
  files: { postings: RandomFile; positions: RandomFile },
  address: TermAddress,
  mask: number,
  ordinals: Uint32Array,
): Places => {
  const blocks = blockEnds(files.postings, address);
  const isMostBlocks = ordinals.length > blocks.length;
  const file = isMostBlocks ? new ReadAhead(files.positions) : files.positions;
  const places = new GrowingArray();
  const starts = new Uint32Array(ordinals.length + 1);
  for (let at = 0; at < ordinals.length;) {
    const block = Math.floor((ordinals[at] as number) / POSITIONS_BLOCK);
    const from = block === 0 ? 0 : (blocks[block - 1] as number);
    const first = block * POSITIONS_BLOCK;
    const reader = new ByteReader(
      file.read(address.positionsOffset + from, (blocks[block] as number) - from),
    );
    const inBlock = Math.min(POSITIONS_BLOCK, address.documents - first);
    const ends = readDistances(reader.bytes, inBlock);
    const base = reader.bytes.length - (ends[inBlock - 1] as number);
    for (; at < ordinals.length && (ordinals[at] as number) < first + inBlock; at += 1) {
      const index = (ordinals[at] as number) - first;
      reader.at = base + (index === 0 ? 0 : (ends[index - 1] as number));
      decodePlaces(reader, places, mask);
      starts[at + 1] = places.length;
    }
  }
  return { starts, places: places.view() };
};
