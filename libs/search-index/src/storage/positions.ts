import { ByteReader } from './byte-reader.ts';
import { GrowingArray } from './growing-array.ts';
import { placeOfToken } from './place.ts';
import { SKIP_WORDS, decodeBlock, openList } from './postings.ts';
import type { TermAddress } from './postings.ts';
import { POSTINGS_BLOCK } from './postings-writer.ts';
import type { RandomFile } from './random-file.ts';

/** Where a term stands in each of some documents. */
export interface Places {
  /** Where the places of each document start, and the end. */
  starts: Uint32Array;
  /** Field in the upper three bits, position in the others; ascending per document. */
  places: Uint32Array;
}

/** Positions per field of the document that is looked at. */
const counts = new Uint32Array(8);
/** Of the block that is looked at: its documents, and where the positions of each end. */
const decoded = new Uint32Array(POSTINGS_BLOCK);
const ends = new Uint32Array(POSTINGS_BLOCK);

/** The places in one document; the encoding is described at `PostingsWriter`. */
const decodePlaces = (reader: ByteReader, mask: number, target: GrowingArray, wanted: number): void => {
  for (let field = 0; mask >>> field !== 0; field += 1) {
    counts[field] = (mask & (1 << field)) === 0 ? 0 : reader.varint();
  }
  for (let field = 0; mask >>> field !== 0; field += 1) {
    const count = counts[field] as number;
    const isWanted = (wanted & (1 << field)) !== 0;
    let position = 0;
    for (let index = 0; index < count; index += 1) {
      position += reader.varint();
      if (isWanted) target.push(placeOfToken(field, position));
    }
  }
};

/**
 * Reads the places of a term in the given documents (ascending; every one of them has the term).
 * Blocks without any of them are not read.
 *
 * @example
 * readPlaces({ postings, positions }, address, 255, documents).places;
 */
export const readPlaces = (
  files: { postings: RandomFile; positions: RandomFile },
  address: TermAddress,
  mask: number,
  within: Uint32Array,
): Places => {
  const { bytes, skips, start, blocks } = openList(files.postings, address);
  const places = new GrowingArray();
  const starts = new Uint32Array(within.length + 1);
  let wish = 0;
  for (let block = 0; block < blocks && wish < within.length; block += 1) {
    if (blocks > 1 && (skips[block * SKIP_WORDS] as number) < (within[wish] as number)) continue;
    const skipOf = (word: number): number =>
      block === 0 ? 0 : (skips[(block - 1) * SKIP_WORDS + word] as number);
    const inBlock = Math.min(POSTINGS_BLOCK, address.documents - block * POSTINGS_BLOCK);
    const at = decodeBlock(bytes, start + skipOf(1), skipOf(0), decoded, inBlock);
    const from = skipOf(2);
    const to = blocks > 1 ? (skips[block * SKIP_WORDS + 2] as number) : address.positionsLength;
    const reader = new ByteReader(files.positions.read(address.positionsOffset + from, to - from));
    for (let index = 0, end = 0; index < inBlock; index += 1) ends[index] = end += reader.varint();
    const base = reader.at;
    for (let index = 0; index < inBlock && wish < within.length; index += 1) {
      if (decoded[index] !== within[wish]) continue;
      reader.at = base + (index === 0 ? 0 : (ends[index - 1] as number));
      decodePlaces(reader, bytes[at + inBlock + index] as number, places, mask);
      wish += 1;
      starts[wish] = places.length;
    }
  }
  return { starts: starts.fill(places.length, wish + 1), places: places.view() };
};
