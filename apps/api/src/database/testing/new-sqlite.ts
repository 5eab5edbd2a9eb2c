import { sql } from 'kysely';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../open-database.ts';

const migrateNew = async (): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-new-sqlite-'));
  const file = path.join(folder, 'new.sqlite');
  const database = await openDatabase({ url: null, file });
  // The driver leaves it to the garbage collector to move the log into the file, which could happen while it is read.
  await sql`pragma wal_checkpoint(truncate)`.execute(database.query);
  await database.close();
  return readFile(file);
};

let migrated: Promise<Buffer> | null = null;

/** Writes an SQLite file with up-to-date, empty tables. Copying them is quicker than migrating each file. */
export const writeNewSqlite = async (file: string): Promise<void> => {
  migrated ??= migrateNew();
  await writeFile(file, await migrated);
};
