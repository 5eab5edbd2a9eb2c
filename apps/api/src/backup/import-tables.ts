import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { connectDatabase } from '../database/open-database.ts';
import { migrate } from '../database/migrate.ts';
import { BACKED_TABLES, insertLines, insertRows, LEFT_OUT_TABLES, readRows } from './backed-tables.ts';

/** Creates an SQLite database from the tables of a backup, and migrates it to the latest schema. */
export const createFromTables = async (file: string, tables: string, schema: string): Promise<void> => {
  const database = connectDatabase({ url: null, file });
  try {
    await migrate(database.query, schema);
    await database.write(async (query) => {
      for (const { name } of BACKED_TABLES) {
        const lines = path.join(tables, `${name}.jsonl`);
        if (existsSync(lines))
          await insertLines(
            query,
            name,
            createInterface({ input: createReadStream(lines), crlfDelay: Infinity }),
          );
      }
    });
    await migrate(database.query);
    // One file, without a journal.
    await sql`pragma journal_mode = delete`.execute(database.query);
  } finally {
    await database.close();
  }
};

/** Reports whether a database has content. */
export const hasRows = async ({ query }: Database): Promise<boolean> => {
  for (const table of BACKED_TABLES) for await (const _rows of readRows(query, table)) return true;
  return false;
};

/**
 * Replaces all rows of a database by those of another one, in one transaction. `beforeCommit` runs at its end; if it
 * throws, nothing has changed.
 */
export const replaceRows = async (from: Database, to: Database, beforeCommit: () => void): Promise<void> =>
  to.write(async (query) => {
    for (const name of [...LEFT_OUT_TABLES, ...BACKED_TABLES.map((table) => table.name)])
      await sql`delete from ${sql.table(name)}`.execute(query);
    for (const table of BACKED_TABLES)
      for await (const rows of readRows(from.query, table)) await insertRows(query, table.name, rows);
    beforeCommit();
  });
