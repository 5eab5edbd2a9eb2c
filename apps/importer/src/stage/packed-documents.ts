import { rmSync } from 'node:fs';
import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';
import { appendRows, rowsOf } from './row-files.ts';

/** A document or more of its values. */
export type DocumentPart = IndexDocument | FurtherValues;

/** Documents as lists of rows. A row has the JSON of a document, a tab, and what it stores, which is JSON already. */
export interface PackedDocuments {
  /** The first lists, in memory that threads share. */
  readonly lists: readonly Uint8Array<SharedArrayBuffer>[];
  /** The file with the rows of the other lists; `null` without any. */
  readonly rest: string | null;
}

/** So few that neither thread holds more than these as objects. */
const LIST_CHARS = 256 * 1024;
/** Lists beyond these wait on disk. Some sources have a relation with each of millions of records. */
const MOST_IN_MEMORY = 64;

const packList = (rows: string): Uint8Array<SharedArrayBuffer> => {
  const packed = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(rows)));
  Buffer.from(packed.buffer).write(rows);
  return packed;
};

/** Neither part has a tab or a line break, which JSON escapes. */
const toRow = (document: DocumentPart): string =>
  'stored' in document
    ? `${JSON.stringify({ ...document, stored: undefined })}\t${document.stored}\n`
    : `${JSON.stringify(document)}\n`;

/** The import has packed them itself. */
const fromRow = (row: string): DocumentPart => {
  const tab = row.indexOf('\t');
  if (tab === -1) return JSON.parse(row) as DocumentPart;
  const document = JSON.parse(row.slice(0, tab)) as IndexDocument;
  return Object.assign(document, { stored: row.slice(tab + 1) });
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
    const rows = list.join('');
    list = [];
    length = 0;
    if (lists.length < mostInMemory) {
      lists.push(packList(rows));
      return;
    }
    appendRows(file, Buffer.from(rows));
    rest = file;
  };
  for (const document of documents) {
    const row = toRow(document);
    list.push(row);
    length += row.length;
    if (length >= LIST_CHARS) endList();
  }
  if (list.length > 0) endList();
  return { lists, rest };
};

/** Yields packed documents, once: it removes their file. */
export function* unpackDocuments({ lists, rest }: PackedDocuments): Generator<DocumentPart> {
  for (const { buffer } of lists) {
    const rows = Buffer.from(buffer).toString();
    for (let from = 0, end = 0; from < rows.length; from = end + 1) {
      end = rows.indexOf('\n', from);
      yield fromRow(rows.slice(from, end));
    }
  }
  if (rest === null) return;
  for (const row of rowsOf(rest)) yield fromRow(row);
  rmSync(rest);
}
