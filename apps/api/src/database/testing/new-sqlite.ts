import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../open-database.ts';

const migrateNew = async (): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-new-sqlite-'));
  const file = path.join(folder, 'new.sqlite');
  await (await openDatabase({ url: null, file })).close();
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
};

let migrated: Promise<Buffer> | null = null;

/** Writes an SQLite file with up-to-date, empty tables. Copying them is quicker than migrating each file. */
export const writeNewSqlite = async (file: string): Promise<void> => {
  migrated ??= migrateNew();
  await writeFile(file, await migrated);
};
