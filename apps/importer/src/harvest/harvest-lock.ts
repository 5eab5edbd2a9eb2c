import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { harvestLockFile, HarvestError } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';

const ownerOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, processMark(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps other processes from harvesting into the same folder. Returns the release. A lock of a killed process does not count.
 * Throws a `HarvestError` if another process harvests.
 */
export const lockHarvest = (dataDir: string): (() => void) => {
  const file = harvestLockFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = ownerOf(file);
  if (owner !== null && hasEnded(owner)) rmSync(file, { force: true });
  if (!take(file)) throw new HarvestError('Another process harvests at the moment; wait until it has ended.');
  const release = (): void => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
};
