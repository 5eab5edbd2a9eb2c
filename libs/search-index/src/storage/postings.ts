import { IndexError } from '../index-error.ts';
import { POSTINGS_BLOCK, SKIP_BYTES } from './postings-writer.ts';

export const SKIP_WORDS = SKIP_BYTES / 4;

/** Where a term's postings and positions are. */
export interface TermAddress {
  documents: number;
  postingsOffset: number;
  postingsLength: number;
  positionsOffset: number;
  positionsLength: number;
}

/** Decoded postings, ascending. Text postings have an impact each; documents outside the mask are left out. */
export interface Postings {
  documents: Uint32Array;
  impacts: Uint8Array;
  count: number;
}

/** Where lists are read from; a list of more than one block needs an address divisible by four. */
export interface PostingsSource {
  read(offset: number, length: number): Buffer;
}

/** A posting list as read: its blocks and where each ends. */
export interface OpenList {
  bytes: Buffer;
  /** Skip table, three numbers per block; empty if there is only one. */
  skips: Uint32Array;
  start: number;
  blocks: number;
}

/** Which postings are wanted. */
export interface PostingsWish {
  /** Only documents that have the term in one of these fields; 255 = any. */
  mask: number;
  /** Only these documents, ascending; `null` = all. */
  within: Uint32Array | null;
  /** The same documents as bits, where there are so many that hardly a block can be skipped. */
  bits?: Uint32Array;
}

/** Reads a list's bytes; valid until the next read from the file. */
export const openList = (file: PostingsSource, address: TermAddress): OpenList => {
  const bytes = file.read(address.postingsOffset, address.postingsLength);
  const blocks = Math.ceil(address.documents / POSTINGS_BLOCK);
  if (blocks <= 1) return { bytes, skips: new Uint32Array(0), start: 0, blocks };
  const skips = new Uint32Array(bytes.buffer, bytes.byteOffset, blocks * SKIP_WORDS);
  return { bytes, skips, start: blocks * SKIP_BYTES, blocks };
};

/** Decodes the documents of one block into `target`; returns where the impacts start. */
export const decodeBlock = (
  bytes: Buffer,
  from: number,
  before: number,
  target: Uint32Array,
  count: number,
): number => {
  let at = from;
  let document = before;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      distance += (byte & 127) << shift;
    }
    document += distance;
    target[index] = document;
  }
  return at;
};

/** The block that is looked at; one is enough, since nothing is handed out of it. */
const scratch = new Uint32Array(POSTINGS_BLOCK);

const allOf = (list: OpenList, documents: number, isText: boolean): Postings => {
  const { bytes } = list;
  const found = new Uint32Array(documents);
  const impacts = new Uint8Array(isText ? documents : 0);
  let at = list.start;
  let before = 0;
  for (let done = 0; done < documents; done += POSTINGS_BLOCK) {
    const inBlock = Math.min(POSTINGS_BLOCK, documents - done);
    const target = found.subarray(done, done + inBlock);
    at = decodeBlock(bytes, at, before, target, inBlock);
    before = target[inBlock - 1] as number;
    if (!isText) continue;
    impacts.set(bytes.subarray(at, at + inBlock), done);
    at += 2 * inBlock;
  }
  if (at > bytes.length)
    throw new IndexError('damaged', 'A posting list is longer than the dictionary says.');
  return { documents: found, impacts, count: documents };
};

/** Room for a list of which little is kept; reused, because new memory costs more than reading. */
let room: Pick<Postings, 'documents' | 'impacts'> = {
  documents: new Uint32Array(0),
  impacts: new Uint8Array(0),
};

const roomFor = (documents: number): typeof room => {
  if (room.documents.length < documents)
    room = { documents: new Uint32Array(documents), impacts: new Uint8Array(documents) };
  return room;
};

/** 1 if a field mask has any of the wanted bits, else 0: no branch to mispredict. */
const isInField = (fields: number, mask: number): number => ((fields & mask) + 255) >>> 8;

/** Those with the term in a wanted field. Each is written in any case, and counted if it is wanted. */
const inFields = (list: OpenList, documents: number, mask: number): Postings => {
  const { bytes } = list;
  const { documents: found, impacts } = roomFor(documents);
  let at = list.start;
  let before = 0;
  let count = 0;
  for (let done = 0; done < documents; done += POSTINGS_BLOCK) {
    const inBlock = Math.min(POSTINGS_BLOCK, documents - done);
    at = decodeBlock(bytes, at, before, scratch, inBlock);
    before = scratch[inBlock - 1] as number;
    for (let index = 0; index < inBlock; index += 1) {
      found[count] = scratch[index] as number;
      impacts[count] = bytes[at + index] as number;
      count += isInField(bytes[at + inBlock + index] as number, mask);
    }
    at += 2 * inBlock;
  }
  return { documents: found.slice(0, count), impacts: impacts.slice(0, count), count };
};

/** Looks every document up in the bits; what else there is of one is only read if it is wanted. */
const thoseIn = (
  list: OpenList,
  documents: number,
  mask: number,
  { bits, most }: { bits: Uint32Array; most: number },
  isText: boolean,
): Postings => {
  const { bytes } = list;
  const found = new Uint32Array(Math.min(documents, most));
  const impacts = new Uint8Array(isText ? found.length : 0);
  let at = list.start;
  let before = 0;
  let count = 0;
  for (let done = 0; done < documents; done += POSTINGS_BLOCK) {
    const inBlock = Math.min(POSTINGS_BLOCK, documents - done);
    at = decodeBlock(bytes, at, before, scratch, inBlock);
    before = scratch[inBlock - 1] as number;
    for (let index = 0; index < inBlock; index += 1) {
      const document = scratch[index] as number;
      if ((((bits[document >>> 5] as number) >>> (document & 31)) & 1) === 0) continue;
      if (isText && ((bytes[at + inBlock + index] as number) & mask) === 0) continue;
      found[count] = document;
      if (isText) impacts[count] = bytes[at + index] as number;
      count += 1;
    }
    if (isText) at += 2 * inBlock;
  }
  return { documents: found, impacts, count };
};

/** Skips the blocks that hold none of the wanted documents. */
const someOf = (
  list: OpenList,
  documents: number,
  mask: number,
  within: Uint32Array,
  isText: boolean,
): Postings => {
  const { bytes, skips, start, blocks } = list;
  const found = new Uint32Array(Math.min(documents, within.length));
  const impacts = new Uint8Array(isText ? found.length : 0);
  let count = 0;
  let wish = 0;
  for (let block = 0; block < blocks && wish < within.length; block += 1) {
    const next = within[wish] as number;
    if (blocks > 1 && (skips[block * SKIP_WORDS] as number) < next) continue;
    const inBlock = Math.min(POSTINGS_BLOCK, documents - block * POSTINGS_BLOCK);
    const before = block === 0 ? 0 : (skips[(block - 1) * SKIP_WORDS] as number);
    const from = block === 0 ? start : start + (skips[(block - 1) * SKIP_WORDS + 1] as number);
    const at = decodeBlock(bytes, from, before, scratch, inBlock);
    for (let index = 0; index < inBlock && wish < within.length; index += 1) {
      const document = scratch[index] as number;
      while (wish < within.length && (within[wish] as number) < document) wish += 1;
      if (within[wish] !== document) continue;
      if (isText && ((bytes[at + inBlock + index] as number) & mask) === 0) continue;
      found[count] = document;
      if (isText) impacts[count] = bytes[at + index] as number;
      count += 1;
    }
  }
  return { documents: found, impacts, count };
};

/**
 * Reads a posting list; the layout is described at `PostingsWriter`.
 *
 * @example
 * readPostings(file, address, { mask: 255, within: null }, { isText: true });
 */
export const readPostings = (
  file: PostingsSource,
  address: TermAddress,
  wish: PostingsWish,
  { isText }: { isText: boolean },
): Postings => {
  const list = openList(file, address);
  const { mask, within, bits } = wish;
  const { documents } = address;
  if (within === null)
    return isText && mask !== 255 ? inFields(list, documents, mask) : allOf(list, documents, isText);
  return bits === undefined
    ? someOf(list, documents, mask, within, isText)
    : thoseIn(list, documents, mask, { bits, most: within.length }, isText);
};
