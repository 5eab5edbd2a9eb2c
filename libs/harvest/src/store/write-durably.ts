import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

/** Windows has no handles of folders that could be synchronized. */
const NO_FOLDER_HANDLES: ReadonlySet<string> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL']);

const isWithoutHandle = (error: unknown): boolean => NO_FOLDER_HANDLES.has(errorCode(error) ?? '');

/** Makes new, renamed and removed names of a folder survive a power failure. */
export const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!isWithoutHandle(error)) throw error;
  }
};

/**
 * Replaces the text of a file in one step: after a kill at any moment, it has the old or the new text. Several that write the same
 * file at a time need a different name each for the unfinished one.
 */
export const writeDurably = async (
  file: string,
  text: string,
  unfinished: string = `${file}.new`,
): Promise<void> => {
  await writeFile(unfinished, text, { flush: true });
  await rename(unfinished, file);
  await syncFolder(path.dirname(file));
};
