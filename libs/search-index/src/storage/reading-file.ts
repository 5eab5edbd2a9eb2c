import { IndexError } from '../index-error.ts';
import { shownName } from './shown-name.ts';

/** A missing file, a missing right, a defective disk. Other failures pass, such as too many open files. */
const LASTING: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO']);

/** Reads from a file. Throws `damaged` if it cannot be read, now and later, so that an earlier generation is used. */
export const readingFile = <T>(file: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!LASTING.has(code)) throw error;
    throw new IndexError('damaged', `${shownName(file)} cannot be read (${code}).`, { cause: error });
  }
};
