import { isMissing } from '@open-discovery/harvest';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the files below a folder, relative to it, with slashes. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
};

/** Copies a file. Files that are never changed in place are linked, which needs no space. */
export const keep = async (from: string, to: string, isImmutable: boolean): Promise<void> => {
  await mkdir(path.dirname(to), { recursive: true });
  if (!isImmutable) return copyFile(from, to);
  // Some file systems have no links.
  await link(from, to).catch(() => copyFile(from, to));
};

/** Returns the files below a folder like {@link listFiles}, without folders that are removed meanwhile. */
export const listIfThere = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files: string[] = [];
  for (const entry of entries) {
    if (entry.isFile()) files.push(entry.name);
    if (!entry.isDirectory()) continue;
    const inside = await listIfThere(path.join(folder, entry.name));
    files.push(...inside.map((name) => `${entry.name}/${name}`));
  }
  return files.sort();
};

/** Copies a file unless it has just been removed. */
export const keepIfThere = (...call: Parameters<typeof keep>): Promise<void> =>
  keep(...call).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/** Reports whether a file is being written: an upload, the next state of a harvest, or the marks of one that is running. */
export const isPassing = (name: string): boolean =>
  /\.(?:part|new|upload-[^/]*|running|publishing|alive|time)$/.test(name);

/** Copies a file, or those of a folder; what is removed meanwhile is left out. */
export const stageName = async (from: string, to: string, isImmutable: boolean): Promise<void> => {
  if (!existsSync(from)) return;
  if ((await stat(from)).isFile()) return keepIfThere(from, to, isImmutable);
  for (const name of await listIfThere(from))
    if (!isPassing(name)) await keepIfThere(path.join(from, name), path.join(to, name), isImmutable);
};
