import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import { processSpace } from './process-space.ts';
import { ELSEWHERE, giveSigns, hasNoSigns, WAIT_FOR_SIGNS } from './signs-of-life.ts';
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

export interface HarvestOwner {
  readonly mark: string;
  /** True if this process can see it: it runs neither in another container nor on another machine. */
  readonly isHere: boolean;
  readonly isPublishing: boolean;
}

/** Returns the file that names the harvesting process; it exists only during a harvest. */
export const harvestLockFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.running');

const publishingFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.publishing');
const signFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.alive');
const timeFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.time');

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
  const name = read(harvestLockFile(dataDir));
  if (name === null) return null;
  // Earlier versions did not name the space.
  const [mark = '', space = processSpace()] = name.split('@');
  const isHere = space === processSpace();
  const hasLeft = isHere
    ? hasEnded(mark)
    : hasNoSigns(signFile(dataDir), harvestLockFile(dataDir), timeFile(dataDir));
  if (hasLeft) return null;
  return { mark, isHere, isPublishing: read(publishingFile(dataDir)) === name };
};

const take = (file: string, name: string): boolean => {
  try {
    writeFileSync(file, name, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

const refusal = (owner: HarvestOwner | null): HarvestError =>
  new HarvestError(
    owner === null || owner.isHere
      ? 'Another process harvests at the moment; wait until it has ended.'
      : `Another process harvests at the moment, ${ELSEWHERE}; wait until it has ended, or ${WAIT_FOR_SIGNS}.`,
  );

/**
 * Keeps other processes from harvesting into the same folder, and from removing its sources, until it is released. Throws a
 * `HarvestError` if another process harvests. A process that was suspended for minutes may lose the lock, which `onLost` tells.
 */
export const takeHarvestLock = (
  dataDir: string,
  processes: Processes,
  onLost: () => void = () => undefined,
): HarvestLock => {
  const file = harvestLockFile(dataDir);
  const name = `${processes.ownMark}@${processSpace()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  if (!take(file, name)) {
    const owner = readHarvestOwner(dataDir, processes);
    if (owner !== null) throw refusal(owner);
    for (const left of [signFile(dataDir), file]) rmSync(left, { force: true });
    if (!take(file, name)) throw refusal(null);
  }
  const isOwn = (): boolean => read(file) === name;
  const endSigns = giveSigns(() => {
    if (isOwn()) writeFileSync(signFile(dataDir), '.');
    else onLost();
  });
  return {
    notePublishing: () => writeFileSync(publishingFile(dataDir), name),
    release: () => {
      endSigns();
      if (!isOwn()) return;
      for (const left of [publishingFile, signFile, timeFile, harvestLockFile])
        rmSync(left(dataDir), { force: true });
    },
  };
};
