import { ByteReader } from './byte-reader.ts';
import { GrowingArray } from './growing-array.ts';
import { placeOfToken } from './place.ts';
import { LONG_FORM, POSITIONS_BLOCK, fieldOfForm, formAt, readStarts } from './positions-block.ts';
import { SHORT_LIST } from './postings-writer.ts';
import type { TermAddress } from './postings-types.ts';
import type { RandomFile } from './random-file.ts';
import { ReadAhead } from './read-ahead.ts';
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

/** Decodes the positions in one document for the requested fields; the encoding is described at `writePlaces`. */
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

/** Returns the only position of a document whose form is not the long one. */
const onlyPlace = (bytes: Uint8Array, at: number, form: number): number => {
  const low = bytes[at] as number;
  const position = (form & 1) === 0 ? low : (low & 127) | ((bytes[at + 1] as number) << 7);
  return placeOfToken(fieldOfForm(form), position);
};

/** Returns the ends of the blocks of a term's positions. */
const blockEnds = (postings: RandomFile, address: TermAddress): Uint32Array => {
  if (address.documents <= SHORT_LIST) return Uint32Array.of(address.positionsLength);
  const length = 4 * Math.ceil(address.documents / POSITIONS_BLOCK);
  const bytes = postings.read(address.postingsOffset + address.postingsLength - length, length);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/** Positions per document: most contain a term once. */
const EXPECTED_PLACES = 1.25;

/** Up to this size, the positions of all blocks are read at once. */
const SPAN_BYTES = 1 << 20;

/** Returns a function that opens a block of positions; valid until the next block is opened. */
const blockReader = (
  file: RandomFile,
  { positionsOffset, positionsLength }: TermAddress,
  isMostBlocks: boolean,
): ((from: number, to: number) => ByteReader) => {
  if (isMostBlocks && positionsLength <= SPAN_BYTES) {
    // Most blocks are needed: none gets its own view.
    const all = new ByteReader(file.read(positionsOffset, positionsLength));
    return (from) => {
      all.at = from;
      return all;
    };
  }
  const source = isMostBlocks ? new ReadAhead(file) : file;
  return (from, to) => new ByteReader(source.read(positionsOffset + from, to - from));
};

/**
 * Reads the positions of a term in documents given by their ascending ordinals in the term's list. Skips
 * blocks without any of them.
 */
export const readPlaces = (
  files: { postings: RandomFile; positions: RandomFile },
  address: TermAddress,
  mask: number,
  ordinals: Uint32Array,
): Places => {
  const blocks = blockEnds(files.postings, address);
  const open = blockReader(files.positions, address, ordinals.length > blocks.length);
  const places = new GrowingArray(new Uint32Array(Math.ceil(EXPECTED_PLACES * ordinals.length)), 0);
  const starts = new Uint32Array(ordinals.length + 1);
  for (let at = 0; at < ordinals.length;) {
    const block = Math.floor((ordinals[at] as number) / POSITIONS_BLOCK);
    const from = block === 0 ? 0 : (blocks[block - 1] as number);
    const first = block * POSITIONS_BLOCK;
    const end = Math.min(first + POSITIONS_BLOCK, address.documents);
    const reader = open(from, blocks[block] as number);
    const { bytes, at: forms } = reader;
    const startsInBlock = readStarts(reader, end - first);
    const { at: positions } = reader;
    for (; at < ordinals.length && (ordinals[at] as number) < end; at += 1) {
      const index = (ordinals[at] as number) - first;
      const form = formAt(bytes, forms, index);
      const start = positions + (startsInBlock[index] as number);
      if (form === LONG_FORM) {
        reader.at = start;
        decodePlaces(reader, places, mask);
      } else if (((mask >>> fieldOfForm(form)) & 1) === 1) places.push(onlyPlace(bytes, start, form));
      starts[at + 1] = places.length;
    }
  }
  return { starts, places: places.view() };
};
