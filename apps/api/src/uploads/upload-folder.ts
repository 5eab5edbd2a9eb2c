import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadName } from './filename.ts';

/** The folder of uploaded files. */
export interface UploadFolder {
  /** Stores a file atomically. Once this resolves, it survives a power failure. */
  readonly save: (name: UploadName, bytes: Buffer) => Promise<void>;
  /** Returns the content of a file; null if it does not exist. */
  readonly read: (name: UploadName) => Promise<Buffer | null>;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

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

/** Opens the folder of uploads. It is created with the first file, and several processes may share it. */
export const openUploadFolder = (folder: string): UploadFolder => ({
  save: async ({ filename }, bytes) => {
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
