import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { PAGE_BYTES } from './file-writer.ts';
import { GrowingArray } from './growing-array.ts';

/** Computes the checksums of a file: of its pages, and of the whole. */
export const checksumsOf = (file: string): { pages: Uint32Array; whole: number } => {
  const descriptor = openSync(file, 'r');
  const page = Buffer.allocUnsafeSlow(PAGE_BYTES);
  const pages = new GrowingArray();
  let whole = 0;
  try {
    for (let from = 0; ; from += PAGE_BYTES) {
      const bytes = page.subarray(0, readSync(descriptor, page, 0, PAGE_BYTES, from));
      if (bytes.length === 0) return { pages: pages.view(), whole };
      whole = crc32(bytes, whole);
      pages.push(crc32(bytes));
    }
  } finally {
    closeSync(descriptor);
  }
};
