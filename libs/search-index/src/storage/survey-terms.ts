import { IndexError } from '../index-error.ts';
import { checksumsOf } from './checksums.ts';
import { DICTIONARY_FOOTER_BYTES } from './dictionary-writer.ts';
import { RandomFile } from './random-file.ts';
import { shownName } from './shown-name.ts';

/** The resident part of a dictionary whose blocks are read in place. */
export interface TermsSurvey {
  footer: SharedArrayBuffer;
  /** A checksum per page for `RandomFile`. */
  pages: Uint32Array;
}

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
