import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/** Stands for "no value" in a number column. */
export const NO_NUMBER = -0x80000000;

/**
 * Writes the column of a number field: int32 per document, the least of them for a missing value.
 * Ranks of sort texts, boosts and lengths are written alike.
 */
export const writeNumberColumn = (
  path: string,
  values: Int32Array | Float32Array | Uint16Array,
): WrittenFile => {
  const file = new FileWriter(path);
  file.writeArray(values);
  return file.finish();
};
