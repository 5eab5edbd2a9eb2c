import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import { harvestFolder } from './source-folders.ts';

/** The processes of this machine, each with a mark that no other process gets later. */
export interface Processes {
  /** The mark of this process. */
  readonly ownMark: string;
  readonly hasEnded: (mark: string) => boolean;
}

/** The right to write into the folder of harvests. */
export interface HarvestLock {
  /** Tells readers of the lock that all records are fetched and an import publishes them. */
  readonly notePublishing: () => void;
  readonly release: () => void;
}

/** The process that harvests. */
export interface HarvestOwner {
  readonly mark: string;
  readonly isPublishing: boolean;
}

/** Returns the file with the mark of the harvesting process; it exists only during a harvest. */
export const harvestLockFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.running');

const publishingFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.publishing');

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Returns the process that harvests into a folder; `null` without one. A lock of a killed process does not count. */
export const readHarvestOwner = (
  dataDir: string,
  { hasEnded }: Pick<Processes, 'hasEnded'>,
): HarvestOwner | null => {
  const mark = read(harvestLockFile(dataDir));
  return mark === null || hasEnded(mark)
    ? null
    : { mark, isPublishing: read(publishingFile(dataDir)) === mark };
};

const take = (file: string, mark: string): boolean => {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Keeps other processes from harvesting into the same folder, and from removing its sources, until it is released. Throws a
 * `HarvestError` if another process harvests.
 */
export const takeHarvestLock = (dataDir: string, processes: Processes): HarvestLock => {
  const file = harvestLockFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  if (readHarvestOwner(dataDir, processes) === null) rmSync(file, { force: true });
  if (!take(file, processes.ownMark))
    throw new HarvestError('Another process harvests at the moment; wait until it has ended.');
  return {
    notePublishing: () => writeFileSync(publishingFile(dataDir), processes.ownMark),
    release: () => {
      rmSync(publishingFile(dataDir), { force: true });
      rmSync(file, { force: true });
    },
  };
};
