import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { harvestFolder, HarvestError, readState } from '@open-discovery/harvest';
import { BackupRefused } from './backup-refused.ts';
import { isPassing, keepIfThere, listIfThere, stageName } from './stage-name.ts';

/** Attempts to read the answers of a source while harvests replace them. */
const ATTEMPTS = 5;
const STATE_FILE = 'state.json';
const UPLOADS_FOLDER = 'files';

/** Returns the number of the current answers; `null` without any, and if the state is damaged. */
const generationOf = async (dataDir: string, source: string): Promise<number | null> => {
  try {
    return (await readState(dataDir, source)).current?.generation ?? null;
  } catch (error) {
    if (error instanceof HarvestError) return null;
    throw error;
  }
};

/** Copies the definition, the state and the answers of a source. If a complete harvest replaces them meanwhile, begins again. */
const stageSource = async (dataDir: string, folder: string, source: string): Promise<void> => {
  const from = path.join(harvestFolder(dataDir), source);
  const to = path.join(harvestFolder(folder), source);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await rm(to, { recursive: true, force: true });
    // It has just been removed.
    if (!existsSync(from)) return;
    // The state first: answers that it does not know do no harm.
    await keepIfThere(path.join(from, STATE_FILE), path.join(to, STATE_FILE), false);
    for (const name of await listIfThere(from)) {
      if (name === STATE_FILE || isPassing(name) || name.startsWith(`${UPLOADS_FOLDER}/`)) continue;
      await keepIfThere(path.join(from, name), path.join(to, name), false);
    }
    if ((await generationOf(dataDir, source)) === (await generationOf(folder, source))) return;
  }
  throw new BackupRefused(`Harvests of ${source} replace each other too fast: back up when they have ended.`);
};

/** Copies the harvests of a data folder, without sources that are being added or removed. Uploaded files are linked. */
export const stageHarvests = async (dataDir: string, folder: string): Promise<void> => {
  const [from, to] = [harvestFolder(dataDir), harvestFolder(folder)];
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile()) {
      if (!isPassing(name)) await keepIfThere(path.join(from, name), path.join(to, name), false);
      continue;
    }
    if (name.startsWith('.')) continue;
    await stageSource(dataDir, folder, name);
    await stageName(path.join(from, name, UPLOADS_FOLDER), path.join(to, name, UPLOADS_FOLDER), true);
  }
};
