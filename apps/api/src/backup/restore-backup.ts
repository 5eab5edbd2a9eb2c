import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { IndexError, openIndex } from '@open-discovery/search-index';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import type { BackupPlace } from './backup-place.ts';
import { BackupRefused } from './backup-refused.ts';
import { checkNoHarvest, checkNoImport, checkUnusedPostgres, checkUnusedSqlite } from './check-unused.ts';
import { CONTENT_NAMES, DATABASE_FILES, DECISION_FILES, INDEX_NAMES, TABLES_FOLDER } from './data-files.ts';
import { createFromTables, hasRows, replaceRows } from './import-tables.ts';
import type { BackupManifest } from './manifest.ts';
import { commitSwap, isSwapping, swapSteps, undoSwap } from './swap-files.ts';
import { undoUnfinishedRestores } from './undo-unfinished-restores.ts';
import { unpackBackup } from './unpack-backup.ts';
import { createWorkFolder, findWorkFolders, NEW_FOLDER } from './work-folder.ts';

/** Restores replace whole tables; the limit of requests is not meant for them. */
const STATEMENT_LIMIT_MS = 600_000;

export interface RestoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly archive: BackupPlace;
  /** Replaces what is there. */
  readonly isForced: boolean;
  /** Leaves the search index as it is. */
  readonly leavesOutIndex: boolean;
  /** Version of the product. */
  readonly product: string;
}

const checkEmpty = (dataDir: string): void => {
  const work = new Set(findWorkFolders(dataDir).map((folder) => folder.path));
  const [first] = readdirSync(dataDir).filter((name) => !work.has(path.join(dataDir, name)));
  if (first !== undefined)
    throw new BackupRefused(
      `${dataDir} is not empty: it has ${first}. To replace its content by the backup, add --force.`,
    );
};

const checkIndex = async (folder: string): Promise<void> => {
  try {
    await (await openIndex({ folder })).close();
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    throw new BackupRefused(
      `The search index of the backup cannot be used: ${error.message} Restore with --without-index, then import the file records.jsonl.gz of the backup.`,
    );
  }
};

const runSteps = (steps: readonly (() => void)[]): void => {
  for (const step of steps) step();
};

/** Replaces the rows of PostgreSQL and the files; the files first, because the transaction may still fail. */
const replaceInPostgres = async (
  options: RestoreOptions,
  staged: string,
  swap: () => void,
): Promise<void> => {
  const { databaseUrl: url, isForced } = options;
  const open: Database[] = [];
  try {
    open.push(await openDatabase({ url, file: '', timeLimitMs: STATEMENT_LIMIT_MS }));
    const [target] = open;
    if (!isForced && target && (await hasRows(target)))
      throw new BackupRefused(
        'The database at DATABASE_URL is not empty. To replace its content, add --force.',
      );
    if (target) await checkUnusedPostgres(target);
    open.push(await openDatabase({ url: null, file: staged }));
    const [, source] = open;
    if (target && source) await replaceRows(source, target, swap);
  } finally {
    for (const database of open) await database.close();
  }
};

/** Unpacks and verifies a backup, and builds its database. Nothing outside of the work folder changes. */
const prepare = async (options: RestoreOptions, work: string): Promise<BackupManifest> => {
  const { archive, product, leavesOutIndex } = options;
  const folder = path.join(work, NEW_FOLDER);
  const manifest = await unpackBackup({ archive, folder, product, leavesOutIndex });
  await createFromTables(
    path.join(folder, 'content.sqlite'),
    path.join(folder, TABLES_FOLDER),
    manifest.schema,
  );
  if (manifest.hasIndex && !leavesOutIndex) await checkIndex(path.join(folder, 'index'));
  return manifest;
};

/** Returns the names in the data folder that a backup replaces. */
const replacedNames = (
  { databaseUrl, leavesOutIndex }: RestoreOptions,
  { hasIndex, files }: BackupManifest,
): string[] => [
  ...(databaseUrl === null ? DATABASE_FILES : []),
  ...CONTENT_NAMES,
  ...DECISION_FILES.filter((decisions) => files.some(({ name }) => name === decisions)),
  ...(hasIndex && !leavesOutIndex ? INDEX_NAMES : []),
];

const replace = async (options: RestoreOptions, work: string, names: readonly string[]): Promise<void> => {
  const { dataDir, databaseUrl: url } = options;
  checkNoHarvest(dataDir);
  checkNoImport(dataDir);
  const swap = (): void => runSteps(swapSteps({ dataDir, work, names }));
  if (url === null) {
    checkUnusedSqlite(path.join(dataDir, 'content.sqlite'));
    swap();
  } else {
    await replaceInPostgres(options, path.join(work, NEW_FOLDER, 'content.sqlite'), swap);
  }
  commitSwap(work);
};

/**
 * Restores a backup. Everything is verified before anything changes, and a restore that fails or is killed leaves the
 * earlier state. Throws {@link BackupRefused}.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<BackupManifest> => {
  const { dataDir, isForced } = options;
  mkdirSync(dataDir, { recursive: true });
  undoUnfinishedRestores(dataDir);
  if (!isForced) checkEmpty(dataDir);
  const work = createWorkFolder(dataDir, 'restore');
  try {
    mkdirSync(path.join(work.path, NEW_FOLDER));
    const manifest = await prepare(options, work.path);
    await replace(options, work.path, replacedNames(options, manifest));
    return manifest;
  } finally {
    if (isSwapping(work.path)) undoSwap(dataDir, work.path);
    work.remove();
  }
};
