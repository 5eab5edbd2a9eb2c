import { rmSync } from 'node:fs';
import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';
import { appendRows, rowsOf } from './row-files.ts';

/** A document or more of its values. */
export type DocumentPart = IndexDocument | FurtherValues;

/** Documents as lists in JSON, each of some documents. */
export interface PackedDocuments {
  /** The first lists, in memory that threads share. */
  readonly lists: readonly Uint8Array<SharedArrayBuffer>[];
  /** The file of the other lists, each in a row; `null` without any. */
  readonly rest: string | null;
}

/** So few that neither thread holds more than these as objects. */
const LIST_CHARS = 256 * 1024;
/** Lists beyond these wait on disk. Some sources have a relation with each of millions of records. */
const MOST_IN_MEMORY = 64;

const packList = (json: string): Uint8Array<SharedArrayBuffer> => {
  const packed = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(json)));
  Buffer.from(packed.buffer).write(json);
  return packed;
};

interface PackOptions {
  /** The file for lists that wait on disk. */
  readonly file: string;
  readonly mostInMemory?: number;
}

/**
 * Packs documents for another thread, where {@link unpackDocuments} yields them. As objects, the documents of a partition take
 * several times as much memory, in both threads, and most of the time.
 */
export const packDocuments = (
  documents: Iterable<DocumentPart>,
  { file, mostInMemory = MOST_IN_MEMORY }: PackOptions,
): PackedDocuments => {
  const lists: Uint8Array<SharedArrayBuffer>[] = [];
  let rest: string | null = null;
  let list: string[] = [];
  let length = 0;
  const endList = (): void => {
    const json = `[${list.join(',')}]`;
    list = [];
    length = 0;
    if (lists.length < mostInMemory) {
      lists.push(packList(json));
      return;
    }
    appendRows(file, Buffer.from(`${json}\n`));
    rest = file;
  };
  for (const document of documents) {
    const json = JSON.stringify(document);
    list.push(json);
    length += json.length;
    if (length >= LIST_CHARS) endList();
  }
  if (list.length > 0) endList();
  return { lists, rest };
};

/** Yields packed documents, once: it removes their file. */
export function* unpackDocuments({ lists, rest }: PackedDocuments): Generator<DocumentPart> {
  // The import has packed them itself.
  const parse = (json: string): DocumentPart[] => JSON.parse(json) as DocumentPart[];
  for (const { buffer } of lists) yield* parse(Buffer.from(buffer).toString());
  if (rest === null) return;
  for (const row of rowsOf(rest)) yield* parse(row);
  rmSync(rest);
}
