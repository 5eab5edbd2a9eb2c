import { setBits } from './bits.ts';
import { ByteWriter } from './byte-writer.ts';
import { writeChunks } from './chunks-writer.ts';

/** Words of the head before its fields, and of each field. */
export const HEAD_WORDS = 2;
export const HEAD_FIELD_WORDS = 3;

/** A field in at most this share of a list's documents has its own list. */
const OWN_LIST_SHARE = 1 / 4;

/** Rounds a size up to a multiple of four. */
export const padded = (bytes: number): number => (bytes + 3) & ~3;

/** Number of impacts of which the greatest is known. */
export const IMPACTS_BLOCK = 64;

/** Returns the number of blocks of impacts. */
export const maximaOf = (documents: number): number => Math.ceil(documents / IMPACTS_BLOCK);

/** Reports whether a field has its own list within the list of a term. */
export const hasOwnList = (inField: number, inList: number): boolean => inField <= inList * OWN_LIST_SHARE;

/** The postings of a term, in parallel arrays. */
export interface TermPostings {
  documents: Uint32Array;
  impacts: Uint8Array;
  /** One bit per field. */
  masks: Uint8Array;
}

const appendPadded = (target: ByteWriter, bytes: Uint8Array): void => {
  target.bytes(bytes);
  for (let length = bytes.length; length % 4 !== 0; length += 1) target.byte(0);
};

const writeList = (target: ByteWriter, documents: Uint32Array, impacts: Uint8Array): void => {
  writeChunks(target, documents);
  appendPadded(target, impacts);
  const maxima = new Uint8Array(maximaOf(impacts.length));
  for (const [ordinal, impact] of impacts.entries()) {
    const block = Math.floor(ordinal / IMPACTS_BLOCK);
    if (impact > (maxima[block] as number)) maxima[block] = impact;
  }
  appendPadded(target, maxima);
};

const countFields = (masks: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(8);
  for (const mask of masks) {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      counts[field] = (counts[field] as number) + 1;
    }
  }
  return counts;
};

/** Returns the ordinals of the postings in a field. */
const ordinalsOf = (masks: Uint8Array, field: number, count: number): Uint32Array => {
  const ordinals = new Uint32Array(count);
  for (let ordinal = 0, found = 0; found < count; ordinal += 1)
    if ((((masks[ordinal] as number) >>> field) & 1) === 1) ordinals[found++] = ordinal;
  return ordinals;
};

const writeField = (
  target: ByteWriter,
  { documents, impacts }: TermPostings,
  ordinals: Uint32Array,
): void => {
  if (ordinals.length === documents.length) return;
  if (hasOwnList(ordinals.length, documents.length)) {
    const own = ordinals.map((ordinal) => documents[ordinal] as number);
    const ownImpacts = Uint8Array.from(ordinals, (ordinal) => impacts[ordinal] as number);
    writeList(target, own, ownImpacts);
    return;
  }
  const marks = new Uint32Array(Math.ceil(documents.length / 32));
  setBits(marks, ordinals);
  target.bytes(new Uint8Array(marks.buffer));
};

/** The parts after the head; reused. */
const parts = new ByteWriter();

/**
 * Appends the long list of a term. A search in one field reads that field's part and, where it is frequent, the list.
 * List: uint32 end of its part | uint32 fields | per field with the term: uint32 its number, documents, end of its part
 * || the part: documents, see `writeChunks` | impacts (a byte each) | padding to 4 | the greatest of every 64 impacts |
 * padding to 4 || part of each field.
 * Part of a field: nothing if all documents have the term in it; a part like that of the list if at most a quarter has;
 * otherwise one bit per posting.
 */
export const writeLongList = (target: ByteWriter, postings: TermPostings): void => {
  const counts = countFields(postings.masks);
  const fields = [...counts.keys()].filter((field) => counts[field] !== 0);
  const head = 4 * (HEAD_WORDS + HEAD_FIELD_WORDS * fields.length);
  parts.clear();
  writeList(parts, postings.documents, postings.impacts);
  target.uint32(head + parts.length);
  target.uint32(fields.length);
  for (const field of fields) {
    const count = counts[field] as number;
    writeField(parts, postings, ordinalsOf(postings.masks, field, count));
    target.uint32(field);
    target.uint32(count);
    target.uint32(head + parts.length);
  }
  target.append(parts);
};
