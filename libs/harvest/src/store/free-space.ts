import { statfs } from 'node:fs/promises';

/** Of the disk of a data folder, for the content of the portal: records do not use it. */
export const KEPT_FREE_BYTES = 512 * 1024 * 1024;

/** Returns the free space of the disk that a folder is on, in bytes. */
export type FreeBytes = (folder: string) => Promise<number>;

/** Asks the system. */
export const systemFreeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Reports whether records may use more of the disk of a data folder. */
export const hasSpace = async (dataDir: string, freeBytes: FreeBytes): Promise<boolean> =>
  (await freeBytes(dataDir)) >= KEPT_FREE_BYTES;
