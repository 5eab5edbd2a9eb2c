import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupPlace } from './backup-place.ts';
import { BackupRefused } from './backup-refused.ts';

const UNFINISHED = /\.unfinished-[0-9a-f-]+$/;
const ABANDONED_MS = 60 * 60_000;

/** Gives a finished archive its name, and never replaces another file. */
const publish = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
    await rm(from);
  } catch {
    // Some file systems have no links.
    if (existsSync(to)) throw new BackupRefused(`${to} exists already: name another file.`);
    await rename(from, to);
  }
};

/** Removes the archives of killed backups: one that is being written changes all the time. */
const removeUnfinished = async (folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => UNFINISHED.test(one))) {
    const file = path.join(folder, name);
    const status = await stat(file).catch(() => null);
    if (status !== null && Date.now() - status.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
};

/** Returns the place of a backup in the file system. */
export const filePlace = (file: string): BackupPlace => ({
  name: file,
  exists: async () => existsSync(file),
  write: async (bytes) => {
    const unfinished = `${file}.unfinished-${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await removeUnfinished(path.dirname(file));
      // Only the owner may read the names, addresses and keys in it.
      await pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
      const { size } = await stat(unfinished);
      await publish(unfinished, file);
      return size;
    } finally {
      await rm(unfinished, { force: true });
    }
  },
  read: () => createReadStream(file),
});
