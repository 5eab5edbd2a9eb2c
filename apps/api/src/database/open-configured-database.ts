import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { undoUnfinishedRestores } from '../backup/undo-unfinished-restores.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { isCanceled } from './is-postgres-away.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
import { SERVER_NAME } from './server-name.ts';

/**
 * Creates a folder and its parents one by one: Node.js's recursive `mkdir` never returns for a folder in `/proc`.
 */
const createFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  mkdirSync(folder);
};

type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_TIME_LIMIT_MS' | 'DATABASE_MIGRATION_LIMIT_MS'
>;

/** Opens the database of the settings. An error names the setting that it is about. */
export const openConfiguredDatabase = async ({
  DATA_DIR: folder,
  DATABASE_URL: url,
  DATABASE_TIME_LIMIT_MS: timeLimitMs,
  DATABASE_MIGRATION_LIMIT_MS: migrationLimitMs,
}: StorageSettings): Promise<Database> => {
  try {
    createFolder(path.resolve(folder));
  } catch (error) {
    throw new StartError(`DATA_DIR=${folder}`, 'the folder cannot be created', error);
  }
  try {
    readdirSync(path.resolve(folder));
  } catch (error) {
    throw new StartError(`DATA_DIR=${folder}`, 'the folder cannot be read', error);
  }
  try {
    undoUnfinishedRestores(path.resolve(folder));
  } catch (error) {
    throw new StartError(`DATA_DIR=${folder}`, 'an unfinished restore cannot be undone', error);
  }
  const file = path.resolve(folder, 'content.sqlite');
  try {
    return await openDatabase({ url, file, timeLimitMs, migrationLimitMs, name: SERVER_NAME });
  } catch (error) {
    if (isCanceled(error))
      throw new StartError(
        `DATABASE_MIGRATION_LIMIT_MS=${migrationLimitMs}`,
        'the tables cannot be changed in this time; raise it, or end the program that locks the tables',
        error,
      );
    throw url === null
      ? new StartError(`DATA_DIR=${folder}`, `the database ${file} cannot be opened`, error)
      : new StartError('DATABASE_URL', 'the database cannot be opened', error);
  }
};
