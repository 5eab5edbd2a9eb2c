import { Chunks } from './chunks.ts';
import { SHORT_LIST } from './postings-writer.ts';
import type { PostingsSource, TermAddress } from './postings-types.ts';
import { readDistances } from './short-list.ts';

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
