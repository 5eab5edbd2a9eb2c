import { existsSync } from 'node:fs';
import path from 'node:path';
import { ELSEWHERE, errorCode, readHarvestOwner, WAIT_FOR_SIGNS } from '@open-discovery/harvest';
import { hasEnded } from '@open-discovery/search-index';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import type { Database } from '../database/open-database.ts';
import { SERVER_NAME } from '../database/server-name.ts';
import { BackupRefused } from './backup-refused.ts';
import { findWorkFolders } from './work-folder.ts';

/** Refuses while another process uses the database: only then can its journal be written back and removed. */
export const checkUnusedSqlite = (file: string): void => {
  if (!existsSync(file)) return;
  let database: InstanceType<typeof Sqlite> | null = null;
  try {
    database = new Sqlite(file);
    database.exec('pragma busy_timeout = 0');
    database.prepare('pragma journal_mode = delete').get();
  } catch (error) {
    // A damaged database is replaced like any other.
    if (/^SQLITE_(BUSY|LOCKED)/.test(errorCode(error) ?? ''))
      throw new BackupRefused(`${file} is in use: stop the portal and its API, then restore again.`);
  } finally {
    database?.close();
  }
};

/** Refuses while a server uses the database: it would go on with content that is no longer there. */
export const checkUnusedPostgres = async ({ query }: Database): Promise<void> => {
  const { rows } = await sql<{ address: string | null }>`
    select host(client_addr) as address from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_NAME} limit 1`.execute(query);
  const [first] = rows;
  if (first)
    throw new BackupRefused(
      `The database at DATABASE_URL is in use by an API on ${first.address ?? 'this machine'}: stop the portal and its API on all machines, then restore again.`,
    );
};

/** Refuses while a harvest writes into the data folder: it would go on in the restored files. */
export const checkNoHarvest = (dataDir: string): void => {
  const owner = readHarvestOwner(dataDir, { hasEnded });
  if (owner === null) return;
  const where = owner.isHere
    ? `process ${owner.mark.split('-')[0] ?? ''}`
    : `${ELSEWHERE}; ${WAIT_FOR_SIGNS}`;
  throw new BackupRefused(`A harvest is running (${where}): stop it, then restore again.`);
};

/** Refuses while an import runs: it would publish its records in place of the restored ones. */
export const checkNoImport = (dataDir: string): void => {
  const running = findWorkFolders(dataDir).find(({ kind, isLeftover }) => kind === 'import' && !isLeftover());
  if (running)
    throw new BackupRefused(
      `An import is running (files in ${path.basename(running.path)}; ${WAIT_FOR_SIGNS}): stop it, then restore again.`,
    );
};
