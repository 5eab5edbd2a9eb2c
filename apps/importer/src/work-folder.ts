import { hasEnded, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const PREFIX = 'import-';
/** `import-<process>-<start>.<random>` */
const NAME = /^import-(.+)\.[A-Za-z0-9]{6}$/;

/** Reports whether a folder belongs to an import that was killed. */
const isLeftover = (name: string): boolean => {
  const mark = NAME.exec(name)?.[1];
  return mark !== undefined && hasEnded(mark);
};

/**
 * Creates a folder for the intermediate files of an import. Removes those of killed imports, but not those of imports
 * that still run.
 */
export const createWorkFolder = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(dataDir))
    if (isLeftover(name)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  return mkdtempSync(path.join(dataDir, `${PREFIX}${processMark(process.pid)}.`));
};
