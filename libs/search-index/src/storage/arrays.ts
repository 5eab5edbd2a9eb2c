import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/**
 * Writes several arrays.
 * File: uint32 arrays | uint32 length per array | the numbers, array after array.
 */
export const writeArrays = (path: string, arrays: readonly Uint32Array[]): WrittenFile => {
  const file = new FileWriter(path);
  file.writeArray(Uint32Array.of(arrays.length, ...arrays.map(({ length }) => length)));
  for (const array of arrays) file.writeArray(array);
  return file.finish();
};

/** Creates a typed view of each array, in the order in which they were written. */
export const openArrays = (shared: ArrayBufferLike): Uint32Array[] => {
  const words = new Uint32Array(shared);
  const arrays = words[0] ?? 0;
  let at = 1 + arrays;
  return Array.from({ length: arrays }, (_, index) => {
    const from = at;
    at += words[1 + index] ?? 0;
    return words.subarray(from, at);
  });
};
