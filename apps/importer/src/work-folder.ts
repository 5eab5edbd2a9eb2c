import { hasEnded, IndexError, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processSpace } from './process-space.ts';

const PREFIX = 'import-';
/** `import-<process>-<start>@<process space>.<random>` */
const NAME = /^import-([^@]+)(?:@([0-9a-f]*))?\.[A-Za-z0-9]{6}$/;
/** Written again and again while the import runs, for those who cannot see its process. */
const SIGN_OF_LIFE = 'alive';
const MINUTE_MS = 60_000;
const SIGN_EVERY_MS = MINUTE_MS / 2;
/** The age of the last sign after which an import has ended. A busy thread may be late. */
const SIGN_LIMIT_MS = 5 * MINUTE_MS;

interface WorkFolder {
  readonly folder: string;
  readonly mark: string;
  /** The process space of the import; undefined if the folder is of an earlier version. */
  readonly space: string | undefined;
}

/** The folders of imports in a data folder, with the marks of their processes. */
const workFolders = (dataDir: string): WorkFolder[] =>
  readdirSync(dataDir).flatMap((name) => {
    const [, mark, space] = NAME.exec(name) ?? [];
    return mark === undefined ? [] : [{ folder: path.join(dataDir, name), mark, space }];
  });

const changedMs = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Returns when an import last gave a sign of life, in the time of the disk. */
const lastSignMs = (folder: string): number =>
  changedMs(path.join(folder, SIGN_OF_LIFE)) ?? changedMs(folder) ?? 0;

const giveSigns = (folder: string): void => {
  const give = (): void => writeFileSync(path.join(folder, SIGN_OF_LIFE), '.');
  give();
  const timer = setInterval(() => {
    try {
      give();
    } catch {
      // The import has ended and its folder is gone, or the disk is full, which the import reports.
      clearInterval(timer);
    }
  }, SIGN_EVERY_MS);
  timer.unref();
};

/** Returns why an import may still run; `null` if it has ended. */
const whyRunning = ({ folder, mark, space = processSpace() }: WorkFolder, own: string): string | null => {
  const files = `files in ${path.basename(folder)}`;
  if (space === processSpace())
    return hasEnded(mark) ? null : `process ${mark.split('-')[0] ?? mark}, ${files}`;
  return lastSignMs(own) - lastSignMs(folder) > SIGN_LIMIT_MS
    ? null
    : `in another container or on another machine, ${files}; if it was killed, wait ${SIGN_LIMIT_MS / MINUTE_MS} minutes`;
};

/**
 * Creates a folder for the intermediate files of an import, and removes those of killed imports. Throws an `IndexError` while
 * another import runs: each would replace the records of the other, also those that it has added.
 */
export const createWorkFolder = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true });
  // Before the others are looked up, so that of two imports that start together at least one sees the other.
  const own = mkdtempSync(path.join(dataDir, `${PREFIX}${processMark(process.pid)}@${processSpace()}.`));
  giveSigns(own);
  for (const other of workFolders(dataDir)) {
    if (other.folder === own) continue;
    const reason = whyRunning(other, own);
    if (reason !== null) {
      rmSync(own, { recursive: true, force: true });
      throw new IndexError(
        'busy',
        `Another import into ${dataDir} is running (${reason}). Import again when it has ended.`,
      );
    }
    rmSync(other.folder, { recursive: true, force: true });
  }
  return own;
};
