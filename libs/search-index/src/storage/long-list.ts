import { hasBit, listBits, setBits } from './bits.ts';
import { Chunks } from './chunks.ts';
import type { FoundDocuments } from './chunks.ts';
import { HEAD_FIELD_WORDS, HEAD_WORDS, hasOwnList, maximaOf, padded } from './long-list-writer.ts';
import type { Postings, PostingsRequest, PostingsSource, TermAddress } from './postings-types.ts';
import { WholeList, impactsAt } from './whole-list.ts';

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

/** Reads a part of a list; valid until the next read from the file. */
const readPart = (file: PostingsSource, { postingsOffset }: TermAddress, { from, to }: Part): Buffer =>
  file.read(postingsOffset + from, to - from);

/** Adds the postings of a field that most documents have the term in. */
const addMarks = (marks: Uint32Array, bytes: Buffer): void => {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, marks.length);
  for (let at = 0; at < marks.length; at += 1) marks[at] = (marks[at] as number) | (words[at] as number);
};

/** Returns the postings of some fields as one bit each. */
const marksOf = (file: PostingsSource, address: TermAddress, { whole, fields }: ListHead): Uint32Array => {
  const marks = new Uint32Array(Math.ceil(address.documents / 32));
  const own: Uint32Array[] = [];
  for (const field of fields) {
    if (hasOwnList(field.documents, address.documents))
      own.push(new WholeList(readPart(file, address, field), field.documents).documents);
    else addMarks(marks, readPart(file, address, field));
  }
  if (own.length === 0) return marks;
  const { chunks } = new WholeList(readPart(file, address, whole), whole.documents);
  for (const documents of own) setBits(marks, chunks.among(documents).ordinals);
  return marks;
};

/** Returns the postings with a mark. */
const marked = ({ chunks, impacts }: WholeList, marks: Uint32Array, most: number): Postings => {
  const room = new Uint32Array(most);
  const count = listBits(marks, room, { from: 0, base: 0 });
  const ordinals = room.subarray(0, count);
  return { documents: chunks.at(ordinals), ordinals, impacts: impactsAt(impacts, ordinals, count), count };
};

/** Returns those of the found documents that have a mark. */
const markedAmong = (
  list: WholeList,
  marks: Uint32Array,
  { documents, ordinals, count: listed }: FoundDocuments,
): Postings => {
  let count = 0;
  for (let at = 0; at < listed; at += 1) {
    documents[count] = documents[at] as number;
    ordinals[count] = ordinals[at] as number;
    if (hasBit(marks, ordinals[count] as number)) count += 1;
  }
  return { documents, impacts: impactsAt(list.impacts, ordinals, count), ordinals, count };
};

/** Finds the requested documents, some of all, in a list. */
const foundIn = ({ chunks }: WholeList, { within, withinBits }: PostingsRequest): FoundDocuments =>
  withinBits ? chunks.amongBits(withinBits) : chunks.among(within ?? new Uint32Array());

const ownPart = (fields: ListHead['fields'], mask: number, inList: number): Part | undefined => {
  const [only, second] = fields.filter(({ number }) => ((mask >>> number) & 1) === 1);
  return only !== undefined && second === undefined && hasOwnList(only.documents, inList) ? only : undefined;
};

/** Reads only the documents of the smallest part with all postings in the requested fields; valid until the next read. */
export const readDocuments = (file: PostingsSource, address: TermAddress, mask: number): Chunks => {
  const { whole, fields } = readHead(file, address);
  const part = (mask === 255 ? undefined : ownPart(fields, mask, address.documents)) ?? whole;
  const length = part.to - part.from - padded(part.documents) - padded(maximaOf(part.documents));
  return new Chunks(file.read(address.postingsOffset + part.from, length));
};

/** Reads the requested part of a long list. A field's own list has no ordinals of the list of the term. */
export const readLong = (file: PostingsSource, address: TermAddress, request: PostingsRequest): Postings => {
  const { whole, fields } = readHead(file, address);
  const wanted = fields.filter(({ number }) => ((request.mask >>> number) & 1) === 1);
  const isAll = request.within === null && !request.withinBits;
  const isWhole = request.mask === 255 || wanted.some(({ documents }) => documents === address.documents);
  const part = isWhole ? whole : ownPart(wanted, request.mask, address.documents);
  if (part !== undefined) {
    const bytes = readPart(file, address, part);
    const ordinals = isWhole ? null : undefined;
    if (isAll)
      return new WholeList(new Uint8Array(bytes), part.documents, { universe: request.universe, ordinals });
    const list = new WholeList(bytes, part.documents, { ordinals });
    return list.postingsOf(foundIn(list, request));
  }
  const marks = marksOf(file, address, { whole, fields: wanted });
  const list = new WholeList(readPart(file, address, whole), whole.documents);
  const most = wanted.reduce((sum, { documents }) => sum + documents, 0);
  return isAll ? marked(list, marks, most) : markedAmong(list, marks, foundIn(list, request));
};
