import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { IndexError } from '../index-error.ts';
import { DICTIONARY_FOOTER_BYTES } from './dictionary-writer.ts';
import { PAGE_BYTES } from './file-writer.ts';
import { GrowingArray } from './growing-array.ts';
import { RandomFile } from './random-file.ts';
import { shownName } from './shown-name.ts';

/** The resident part of a dictionary whose blocks are read in place. */
export interface TermsSurvey {
  footer: SharedArrayBuffer;
  /** A checksum per page for `RandomFile`. */
  pages: Uint32Array;
}

/** Computes the checksums of a file: of its pages, and of the whole. */
const checksumsOf = (file: string): { pages: Uint32Array; whole: number } => {
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

/** Reads the footer; its last numbers give its length. */
const footerOf = (file: RandomFile): SharedArrayBuffer => {
  const fixed = file.read(Math.max(0, file.size - DICTIONARY_FOOTER_BYTES), DICTIONARY_FOOTER_BYTES);
  const length = DICTIONARY_FOOTER_BYTES + 4 * fixed.readUInt32LE(DICTIONARY_FOOTER_BYTES - 4);
  if (length > file.size) throw new IndexError('damaged', `${shownName(file.path)} is shorter than its end.`);
  const footer = new SharedArrayBuffer(length);
  new Uint8Array(footer).set(file.read(file.size - length, length));
  return footer;
};

/**
 * Scans a dictionary once for the data needed to find and verify its blocks. Throws `damaged` when its
 * checksum differs from the one written.
 * @example
 * const { footer, pages } = surveyTerms('generation-000001/text.terms', expected.crc32);
 * new DictionaryBlocks(new RandomFile('generation-000001/text.terms', pages), footer);
 */
export const surveyTerms = (path: string, checksum: number): TermsSurvey => {
  const { pages, whole } = checksumsOf(path);
  if (whole !== checksum) throw new IndexError('damaged', `${shownName(path)} is not as it was written.`);
  const file = new RandomFile(path, pages);
  try {
    return { footer: footerOf(file), pages };
  } finally {
    file.close();
  }
};
