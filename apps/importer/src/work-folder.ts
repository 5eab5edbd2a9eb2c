import { hasEnded, IndexError, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const PREFIX = 'import-';
/** `import-<process>-<start>.<random>` */
const NAME = /^import-(.+)\.[A-Za-z0-9]{6}$/;

/** The folders of imports in a data folder, with the marks of their processes. */
const workFolders = (dataDir: string): { name: string; mark: string }[] =>
  readdirSync(dataDir).flatMap((name) => {
    const mark = NAME.exec(name)?.[1];
    return mark === undefined ? [] : [{ name, mark }];
  });

/**
 * Creates a folder for the intermediate files of an import, and removes those of killed imports. Throws an `IndexError` while
 * another import runs: each would replace the records of the other, also those that it has added.
 */
export const createWorkFolder = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true });
  // Before the others are looked up, so that of two imports that start together at least one sees the other.
  const own = mkdtempSync(path.join(dataDir, `${PREFIX}${processMark(process.pid)}.`));
  for (const { name, mark } of workFolders(dataDir)) {
    const folder = path.join(dataDir, name);
    if (folder === own) continue;
    if (!hasEnded(mark)) {
      rmSync(own, { recursive: true, force: true });
      throw new IndexError(
        'busy',
        `Another import into ${dataDir} is running (process ${mark.split('-')[0] ?? mark}, files in ${name}). Import again when it has ended.`,
      );
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return own;
};
