import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadName } from './filename.ts';

/** The folder that uploaded files lie in. */
export interface UploadFolder {
  /** Keeps a file. When this resolves, the file survives a loss of power; until then nobody can see a part of it. */
  readonly save: (name: UploadName, bytes: Buffer) => Promise<void>;
  /** Null when there is no such file. */
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

/** A rename is on the disk only when its folder is. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Uploads in `folder`, which is made when the first file comes. Several processes may share it. */
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
