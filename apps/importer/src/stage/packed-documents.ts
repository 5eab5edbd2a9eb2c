import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';

/** A document or more of its values. */
export type DocumentPart = IndexDocument | FurtherValues;

/** Documents as lists in JSON, each of some documents, in memory that threads share. */
export type PackedDocuments = readonly Uint8Array<SharedArrayBuffer>[];

/** So few that neither thread holds more than these as objects. */
const LIST_CHARS = 256 * 1024;

const packList = (documents: readonly string[]): Uint8Array<SharedArrayBuffer> => {
  const json = `[${documents.join(',')}]`;
  const packed = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(json)));
  Buffer.from(packed.buffer).write(json);
  return packed;
};

/**
 * Packs documents for another thread, where {@link unpackDocuments} yields them. As objects, the documents of a partition take
 * several times as much memory, in both threads, and most of the time.
 */
export const packDocuments = (documents: Iterable<DocumentPart>): PackedDocuments => {
  const lists: Uint8Array<SharedArrayBuffer>[] = [];
  let list: string[] = [];
  let length = 0;
  const endList = (): void => {
    if (list.length > 0) lists.push(packList(list));
    list = [];
    length = 0;
  };
  for (const document of documents) {
    const json = JSON.stringify(document);
    list.push(json);
    length += json.length;
    if (length >= LIST_CHARS) endList();
  }
  endList();
  return lists;
};

/** Yields packed documents. */
export function* unpackDocuments(packed: PackedDocuments): Generator<DocumentPart> {
  for (const { buffer } of packed)
    // The import packed them itself.
    yield* JSON.parse(Buffer.from(buffer).toString()) as DocumentPart[];
}
