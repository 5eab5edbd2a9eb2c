import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import { CONTENT_NAMES, DECISION_FILES, INDEX_NAMES } from './data-files.ts';

/** Attempts to read an index while imports replace it. */
const INDEX_ATTEMPTS = 5;

/** Returns the files below a folder, relative to it, with slashes. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
};

/** Copies a file. Files that are never changed in place are linked, which needs no space. */
const keep = async (from: string, to: string, isImmutable: boolean): Promise<void> => {
  await mkdir(path.dirname(to), { recursive: true });
  if (!isImmutable) return copyFile(from, to);
  // Some file systems have no links.
  await link(from, to).catch(() => copyFile(from, to));
};

/** Reports whether a file is being written: an upload, the next state of a harvest, or the marks of one that is running. */
const isPassing = (name: string): boolean => /\.(?:part|new|running|publishing|alive|time)$/.test(name);

/** A harvest ignores answers that its state does not know. With an older state, newer answers do no harm. */
const statesFirst = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => Number(b.endsWith('state.json')) - Number(a.endsWith('state.json')));

const stageName = async (from: string, to: string, isImmutable: boolean): Promise<void> => {
  if (!existsSync(from)) return;
  if ((await stat(from)).isFile()) return keep(from, to, isImmutable);
  for (const name of statesFirst(await listFiles(from))) {
    if (isPassing(name)) continue;
    await keep(path.join(from, name), path.join(to, name), isImmutable);
  }
};

/** Copies the published generation. If an import removes it meanwhile, the next one is copied. */
const stageIndex = async (from: string, to: string): Promise<void> => {
  const pointer = path.join(from, 'current');
  if (!existsSync(pointer)) throw new BackupRefused(`${from} has no index: leave out --with-index.`);
  for (let attempt = 1; ; attempt += 1) {
    const current = await readFile(pointer, 'utf8');
    const generation = current.trim();
    try {
      const files = await listFiles(path.join(from, generation));
      for (const name of files)
        await keep(path.join(from, generation, name), path.join(to, generation, name), true);
      await writeFile(path.join(to, 'current'), current);
      return;
    } catch (error) {
      if (attempt === INDEX_ATTEMPTS || (await readFile(pointer, 'utf8')) === current) throw error;
      await rm(to, { recursive: true, force: true });
    }
  }
};

/** Keeps the files of the data folder as they are now in another folder on the same disk. */
export const stageFiles = async (
  dataDir: string,
  folder: string,
  { hasIndex }: { readonly hasIndex: boolean },
): Promise<void> => {
  for (const name of [...CONTENT_NAMES, ...DECISION_FILES]) {
    // Harvests and editors change these in place.
    const isImmutable = name === 'uploads' || name === 'trial-login.json';
    await stageName(path.join(dataDir, name), path.join(folder, name), isImmutable);
  }
  if (!hasIndex) return;
  for (const name of INDEX_NAMES) {
    const [from, to] = [path.join(dataDir, name), path.join(folder, name)];
    await (name === 'index' ? stageIndex(from, to) : stageName(from, to, true));
  }
};
