import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/**
 * Writes the page checksums of several files.
 * File: uint32 files | uint32 pages per file | uint32 checksum per page, file after file.
 */
export const writePageSums = (path: string, files: readonly Uint32Array[]): WrittenFile => {
  const file = new FileWriter(path);
  file.writeArray(Uint32Array.of(files.length, ...files.map((pages) => pages.length)));
  for (const pages of files) file.writeArray(pages);
  return file.finish();
};

/**
 * Creates a typed view of each file's checksums, in the order in which they were written.
 * @example
 * const [postings, positions] = openPageSums(shared);
 */
export const openPageSums = (shared: ArrayBufferLike): Uint32Array[] => {
  const words = new Uint32Array(shared);
  const files = words[0] ?? 0;
  let at = 1 + files;
  return Array.from({ length: files }, (_, index) => {
    const from = at;
    at += words[1 + index] ?? 0;
    return words.subarray(from, at);
  });
};
