import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadName } from './filename.ts';

/** The folder of uploaded files. */
export interface UploadFolder {
  /**
   * Stores a file atomically. Once this resolves, it survives a power failure. Rejects with {@link UploadFolderFull}.
   */
  readonly save: (name: UploadName, bytes: Buffer) => Promise<void>;
  /** Returns the content of a file; null if it does not exist. */
  readonly read: (name: UploadName) => Promise<Buffer | null>;
}

/** Thrown when the disk, or what this program may use of it, is full. Nothing is stored. */
export class UploadFolderFull extends Error {
  override readonly name = 'UploadFolderFull';
}

/** A full disk, a full quota, and the limit of a process. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

const isFull = (error: unknown): boolean => FULL.has(codeOf(error));

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const writeThrough = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes a rename durable, which requires syncing the folder; Windows does so by itself and refuses to sync a folder. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Returns the size of the files in a folder; 0 if it does not exist. */
const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        // It has just got its final name.
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Writes a file beside its place, and moves it there. */
const saveAtomically = async (folder: string, filename: string, bytes: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `${filename}.part`);
  try {
    await writeThrough(temporary, bytes);
    await rename(temporary, path.join(folder, filename));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
};

/** Opens the folder of uploads. It is created with the first file, and several processes may share it. */
export const openUploadFolder = (
  folder: string,
  /** The maximum size of all files. Several processes that save at the same moment may exceed it by a file each. */
  quotaBytes = Number.POSITIVE_INFINITY,
): UploadFolder => ({
  save: async ({ filename }, bytes) => {
    if ((await sizeOf(folder)) + bytes.length > quotaBytes)
      throw new UploadFolderFull(`The folder ${folder} has reached UPLOADS_TOTAL_MB`);
    try {
      await saveAtomically(folder, filename, bytes);
    } catch (error) {
      throw isFull(error) ? new UploadFolderFull(`The folder ${folder} is full`, { cause: error }) : error;
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
});
