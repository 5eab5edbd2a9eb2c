import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, syncFolder } from '@open-discovery/harvest';
import { isDiskFull } from '../errors/is-disk-full.ts';
import type { UploadName } from './filename.ts';

export interface UploadedFile {
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  /** In ms since 1970. */
  readonly changedMs: number;
}

export interface UploadFolder {
  /**
   * Stores a file atomically. Once this resolves, it survives a power failure. Rejects with {@link UploadFolderFull}.
   */
  readonly save: (name: UploadName, bytes: Buffer) => Promise<void>;
  /** Returns the content of a file; null if it does not exist. */
  readonly read: (name: UploadName) => Promise<Buffer | null>;
  /** Returns all files, those that are being written included. */
  readonly list: () => Promise<readonly UploadedFile[]>;
  /** Deletes a file permanently, if it exists. */
  readonly remove: (name: UploadName) => Promise<void>;
}

/** Thrown when the disk, or what this program may use of it, is full. Nothing is stored. */
export class UploadFolderFull extends Error {
  override readonly name = 'UploadFolderFull';
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Returns the files of a folder; none if it does not exist. */
const filesIn = async (folder: string): Promise<UploadedFile[]> => {
  const files = (await namesIn(folder)).map(async (filename): Promise<UploadedFile[]> => {
    try {
      const { size, mtimeMs } = await stat(path.join(folder, filename));
      return [{ filename, size, changedMs: mtimeMs }];
    } catch {
      // It has just got its final name, or has been removed.
      return [];
    }
  });
  return (await Promise.all(files)).flat();
};

/** Writes a temporary file next to the target, and renames it. */
const saveAtomically = async (folder: string, filename: string, bytes: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `${filename}.part`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    await rename(temporary, path.join(folder, filename));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
};

/** Opens the folder of uploads. It is created with the first file, and several processes may share it. */
export const openUploadFolder = (folder: string): UploadFolder => ({
  save: async ({ filename }, bytes) => {
    try {
      await saveAtomically(folder, filename, bytes);
    } catch (error) {
      throw isDiskFull(error)
        ? new UploadFolderFull(`The folder ${folder} is full`, { cause: error })
        : error;
    }
  },
  read: async ({ filename }) => {
    try {
      return await readFile(path.join(folder, filename));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  list: () => filesIn(folder),
  remove: ({ filename }) => rm(path.join(folder, filename), { force: true }),
});
