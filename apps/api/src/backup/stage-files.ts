import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import { DECISION_FILES, INDEX_NAMES } from './data-files.ts';
import { stageHarvests } from './stage-harvests.ts';
import { keep, listFiles, stageName } from './stage-name.ts';

/** Attempts to read an index while imports replace it. */
const INDEX_ATTEMPTS = 5;

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
  await stageHarvests(dataDir, folder);
  for (const name of ['uploads', 'trial-login.json'])
    await stageName(path.join(dataDir, name), path.join(folder, name), true);
  // Editors change these in place.
  for (const name of DECISION_FILES)
    await stageName(path.join(dataDir, name), path.join(folder, name), false);
  if (!hasIndex) return;
  for (const name of INDEX_NAMES) {
    const [from, to] = [path.join(dataDir, name), path.join(folder, name)];
    await (name === 'index' ? stageIndex(from, to) : stageName(from, to, true));
  }
};
