import { ELSEWHERE, giveSigns, hasNoSigns, processSpace, WAIT_FOR_SIGNS } from '@open-discovery/harvest';
import { hasEnded, IndexError, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PREFIX = 'import-';
/** `import-<process>-<start>@<process space>.<random>` */
const NAME = /^import-([^@]+)(?:@([0-9a-f]*))?\.[A-Za-z0-9]{6}$/;
const SIGN_OF_LIFE = 'alive';

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

/** Returns why an import may still run; `null` if it has ended. */
const whyRunning = ({ folder, mark, space = processSpace() }: WorkFolder, own: string): string | null => {
  const files = `files in ${path.basename(folder)}`;
  if (space === processSpace())
    return hasEnded(mark) ? null : `process ${mark.split('-')[0] ?? mark}, ${files}`;
  return hasNoSigns(path.join(folder, SIGN_OF_LIFE), folder, path.join(own, SIGN_OF_LIFE))
    ? null
    : `${ELSEWHERE}, ${files}; ${WAIT_FOR_SIGNS}`;
};

/**
 * Creates a folder for the intermediate files of an import, and removes those of killed imports. Throws an `IndexError` while
 * another import runs: each would replace the records of the other, also those that it has added.
 */
export const createWorkFolder = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true });
  // Before the others are looked up, so that of two imports that start together at least one sees the other.
  const own = mkdtempSync(path.join(dataDir, `${PREFIX}${processMark(process.pid)}@${processSpace()}.`));
  giveSigns(() => writeFileSync(path.join(own, SIGN_OF_LIFE), '.'));
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
