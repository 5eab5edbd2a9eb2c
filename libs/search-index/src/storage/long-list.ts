import { Chunks } from './chunks.ts';
import { HEAD_FIELD_WORDS, HEAD_WORDS, hasOwnList, maximaOf, padded } from './long-list-writer.ts';
import type {
  ListedPostings,
  Postings,
  PostingsSource,
  PostingsWish,
  TermAddress,
} from './postings-types.ts';
import { WholeList, impactsAt } from './whole-list.ts';
import type { LongList } from './whole-list.ts';

/** Bits do not pay off for rarer lists. */
const BITS_SHARE = 1 / 32;

/** There are at most eight fields. */
const HEAD_BYTES = 4 * (HEAD_WORDS + 8 * HEAD_FIELD_WORDS);

/** A part of a list, in bytes from its start. */
interface Part {
  documents: number;
  from: number;
  to: number;
}

/** The parts of a long list; the layout is described at `writeLongList`. */
interface ListHead {
  whole: Part;
  fields: (Part & { number: number })[];
}

const readHead = (
  file: PostingsSource,
  { documents, postingsOffset, postingsLength }: TermAddress,
): ListHead => {
  const bytes = file.read(postingsOffset, Math.min(HEAD_BYTES, postingsLength));
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  const [end = 0, count = 0] = words;
  let from = end;
  const fields = Array.from({ length: count }, (_, index) => {
    const at = HEAD_WORDS + HEAD_FIELD_WORDS * index;
    const [number = 0, inField = 0, to = 0] = words.subarray(at, at + HEAD_FIELD_WORDS);
    const field = { number, documents: inField, from, to };
    from = to;
    return field;
  });
  return { whole: { documents, from: 4 * (HEAD_WORDS + HEAD_FIELD_WORDS * count), to: end }, fields };
};

/** Reads a list; valid until the next read from the file. */
const openList = (file: PostingsSource, address: TermAddress, part: Part): LongList =>
  listIn(file.read(address.postingsOffset + part.from, part.to - part.from), part.documents);

const listIn = (bytes: Uint8Array, count: number): LongList => {
  const maxima = bytes.length - padded(maximaOf(count));
  const impacts = maxima - padded(count);
  return {
    count,
    chunks: new Chunks(bytes.subarray(0, impacts)),
    impacts: bytes.subarray(impacts, impacts + count),
    maxima: bytes.subarray(maxima, maxima + maximaOf(count)),
  };
};

/** Returns a list with bits if the number of all documents is given and the list is dense enough. */
const wholeOf = (
  file: PostingsSource,
  address: TermAddress,
  part: Part,
  { universe = Number.POSITIVE_INFINITY, ordinals }: { universe?: number; ordinals?: null },
): WholeList => {
  const { from, to, documents } = part;
  const list = listIn(new Uint8Array(file.read(address.postingsOffset + from, to - from)), documents);
  const bits = documents > universe * BITS_SHARE ? list.chunks.bits(universe) : undefined;
  return new WholeList(list, { bits, ordinals });
};

/** Returns the documents among the given ones. */
const thoseAmong = ({ chunks, impacts }: LongList, within: Uint32Array): ListedPostings => {
  const { documents, ordinals, count } = chunks.among(within);
  return { documents, impacts: impactsAt(impacts, ordinals, count), ordinals, count, bits: undefined };
};

/** Adds the postings of a field that most documents have the term in. */
const addMarks = (marks: Uint32Array, bytes: Buffer): void => {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, marks.length);
  for (let at = 0; at < marks.length; at += 1) marks[at] = (marks[at] as number) | (words[at] as number);
};

const ordinalsOf = (marks: Uint32Array, most: number): Uint32Array => {
  const ordinals = new Uint32Array(most);
  let count = 0;
  for (let at = 0; at < marks.length; at += 1) {
    for (let word = marks[at] as number; word !== 0; word &= word - 1)
      ordinals[count++] = 32 * at + 31 - Math.clz32(word & -word);
  }
  return ordinals.subarray(0, count);
};

const isMarked = (marks: Uint32Array, ordinal: number): boolean =>
  (((marks[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) === 1;

/** Returns the postings of some fields as one bit each. */
const marksOf = (file: PostingsSource, address: TermAddress, { whole, fields }: ListHead): Uint32Array => {
  const marks = new Uint32Array(Math.ceil(address.documents / 32));
  const own: Uint32Array[] = [];
  for (const field of fields) {
    if (hasOwnList(field.documents, address.documents)) own.push(wholeOf(file, address, field, {}).documents);
    else addMarks(marks, file.read(address.postingsOffset + field.from, field.to - field.from));
  }
  if (own.length === 0) return marks;
  const { chunks } = openList(file, address, whole);
  for (const documents of own) {
    for (const ordinal of chunks.among(documents).ordinals)
      marks[ordinal >>> 5] = (marks[ordinal >>> 5] as number) | (1 << (ordinal & 31));
  }
  return marks;
};

/** Returns the postings with a mark. */
const marked = ({ chunks, impacts }: LongList, marks: Uint32Array, most: number): ListedPostings => {
  const ordinals = ordinalsOf(marks, most);
  const count = ordinals.length;
  return { documents: chunks.at(ordinals), ordinals, impacts: impactsAt(impacts, ordinals, count), count };
};

/** Returns the postings of the given documents that have a mark. */
const markedAmong = (list: LongList, marks: Uint32Array, within: Uint32Array): ListedPostings => {
  const { documents, ordinals, count: listed } = list.chunks.among(within);
  let count = 0;
  for (let at = 0; at < listed; at += 1) {
    documents[count] = documents[at] as number;
    ordinals[count] = ordinals[at] as number;
    if (isMarked(marks, ordinals[count] as number)) count += 1;
  }
  return { documents, impacts: impactsAt(list.impacts, ordinals, count), ordinals, count };
};

const ownPart = (fields: ListHead['fields'], mask: number, inList: number): Part | undefined => {
  const [only, second] = fields.filter(({ number }) => ((mask >>> number) & 1) === 1);
  return only !== undefined && second === undefined && hasOwnList(only.documents, inList) ? only : undefined;
};

/** Reads only the documents of the smallest part with all postings in the requested fields; valid until the next read. */
const readDocuments = (file: PostingsSource, address: TermAddress, mask: number): Chunks => {
  const { whole, fields } = readHead(file, address);
  const part = (mask === 255 ? undefined : ownPart(fields, mask, address.documents)) ?? whole;
  const length = part.to - part.from - padded(part.documents) - padded(maximaOf(part.documents));
  return new Chunks(file.read(address.postingsOffset + part.from, length));
};

/** Returns the documents with all terms, the rarest first, at least those with all in the requested fields. */
export const commonDocuments = (
  file: PostingsSource,
  [rarest, second, ...others]: readonly [TermAddress, TermAddress, ...TermAddress[]],
  { mask, universe }: { mask: number; universe: number },
): Uint32Array => {
  const bits = readDocuments(file, second, mask).bits(universe);
  for (const address of others) {
    const further = readDocuments(file, address, mask).bits(universe);
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (further[at] as number);
  }
  return readDocuments(file, rarest, mask).listIn(bits);
};

/** Reads the requested part of a long list. A field's own list says nothing of the ordinals in the list of the term. */
export const readLong = (file: PostingsSource, address: TermAddress, wish: PostingsWish): Postings => {
  const { whole, fields } = readHead(file, address);
  const wanted = fields.filter(({ number }) => ((wish.mask >>> number) & 1) === 1);
  const { within, universe } = wish;
  if (wish.mask === 255 || wanted.some(({ documents }) => documents === address.documents)) {
    if (within === null) return wholeOf(file, address, whole, { universe, ordinals: null });
    return thoseAmong(openList(file, address, whole), within);
  }
  const own = ownPart(wanted, wish.mask, address.documents);
  if (own !== undefined) {
    if (within === null) return wholeOf(file, address, own, { universe });
    return { ...thoseAmong(openList(file, address, own), within), ordinals: undefined };
  }
  const marks = marksOf(file, address, { whole, fields: wanted });
  const list = openList(file, address, whole);
  const most = wanted.reduce((sum, { documents }) => sum + documents, 0);
  return within === null ? marked(list, marks, most) : markedAmong(list, marks, within);
};
