import { ByteReader } from './byte-reader.ts';
import { Chunks } from './chunks.ts';
import { firstFrom } from './first-from.ts';
import { readDocuments, readLong } from './long-list.ts';
import { SHORT_LIST } from './postings-writer.ts';
import type {
  ListedPostings,
  Postings,
  PostingsSource,
  PostingsRequest,
  TermAddress,
} from './postings-types.ts';

/** The numbers read last. */
const numbers = new Uint32Array(SHORT_LIST);

/** Decodes up to 128 ascending numbers stored as varint deltas; valid until the next call. */
const readDistances = (bytes: Buffer, count: number): Uint32Array => {
  const reader = new ByteReader(bytes);
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    number += reader.varint();
    numbers[index] = number;
  }
  return numbers;
};

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
  { mask, within }: PostingsRequest,
): ListedPostings => {
  const bytes = file.read(postingsOffset, postingsLength);
  const documents = readDistances(bytes, length);
  const impactsFrom = postingsLength - 2 * length;
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    if (((bytes[impactsFrom + length + index] as number) & mask) === 0) continue;
    const document = documents[index] as number;
    if (within !== null && within[firstFrom(within, 0, within.length, document)] !== document) continue;
    short.documents[count] = document;
    short.impacts[count] = bytes[impactsFrom + index] as number;
    short.ordinals[count] = index;
    count += 1;
  }
  short.count = count;
  return short;
};

/** Reads a posting list; the layout is described at `PostingsWriter`. */
export const readPostings = (
  file: PostingsSource,
  address: TermAddress,
  request: PostingsRequest,
): Postings => {
  if (address.documents > SHORT_LIST) return readLong(file, address, request);
  const { documents, impacts, ordinals, count } = readShort(file, address, request);
  return {
    documents: documents.slice(0, count),
    impacts: impacts.slice(0, count),
    ordinals: ordinals?.slice(0, count) ?? null,
    count,
  };
};

/** Like `readPostings`, with the ordinals that positions are found by. */
export const readListed = (
  file: PostingsSource,
  address: TermAddress,
  request: PostingsRequest,
): ListedPostings => {
  const postings = readPostings(file, address, request);
  if (isListed(postings)) return postings;
  const { documents, count } = postings;
  return readListed(file, address, { mask: 255, within: documents.subarray(0, count) });
};

const isListed = (postings: Postings): postings is ListedPostings => postings.ordinals !== undefined;

/** With this many times more documents in the longer list, those of the shorter one are looked up in it faster. */
const WORTH_LOOKING_UP = 8;

/** Of rarer terms, documents are looked up faster than all bits are read. */
const WORTH_BITS = 1 / 64;

/**
 * Returns the documents with all terms but the rarest, which is the first, as bits; at least those with all in the requested
 * fields. `null` if it is faster to look up the documents of the rarest term in the other lists.
 */
export const readOtherTerms = (
  file: PostingsSource,
  [rarest, second, ...others]: readonly TermAddress[],
  { mask, universe }: { mask: number; universe: number },
): Uint32Array | null => {
  if (rarest === undefined || second === undefined) return null;
  if (rarest.documents <= Math.max(SHORT_LIST, second.documents / WORTH_LOOKING_UP, universe * WORTH_BITS))
    return null;
  const bits = readDocuments(file, second, mask).bits(universe);
  for (const address of others) {
    const further = readDocuments(file, address, mask).bits(universe);
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (further[at] as number);
  }
  return bits;
};

/** Reads the documents of a value's list; the layout is described at `PostingsWriter`. */
export const readValueList = (
  file: PostingsSource,
  { documents: count, postingsOffset, postingsLength }: TermAddress,
): Uint32Array => {
  const bytes = file.read(postingsOffset, postingsLength);
  if (count <= SHORT_LIST) return readDistances(bytes, count).slice(0, count);
  return new Chunks(bytes).documents(count);
};

/** Like `readValueList`, for a list of more than 128 documents, as bits. */
export const readValueBits = (
  file: PostingsSource,
  { postingsOffset, postingsLength }: TermAddress,
  universe: number,
): Uint32Array => new Chunks(file.read(postingsOffset, postingsLength)).bits(universe);
