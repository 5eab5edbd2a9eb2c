import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface DatabaseLocation {
  /** Address of a PostgreSQL database; null for SQLite. */
  readonly url: string | null;
  /** The SQLite file, made if it is not there. */
  readonly file: string;
}

/** The content store's database, its tables made and up to date. */
export interface Database {
  readonly query: Kysely<Tables>;
  /** Runs one writer at a time, all or nothing: references that it has checked hold until it is done. */
  readonly write: <T>(change: (transaction: Kysely<Tables>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Any number that every process of ours uses alike. */
const WRITERS_LOCK = 4_200_001;
const BUSY_LIMIT_MS = 5_000;
const POOL_SIZE = 10;

/** Taken at the beginning, so that writers of other processes wait instead of failing half-way. */
const BEGIN_WRITING = {
  sqlite: [sql`begin immediate`],
  postgres: [sql`begin`, sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`],
};

const sqliteDialect = (file: string): SqliteDialect => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file);
  // Acknowledged is on the disk: a killed process or a power cut loses nothing.
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = ${BUSY_LIMIT_MS}`,
  );
  return new SqliteDialect({ database });
};

const postgresDialect = (url: string): PostgresDialect => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  // An idle connection that broke is replaced at the next query, and that query tells of lasting trouble.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
};

const migrate = async (query: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};

/**
 * Opens the content store: PostgreSQL when an address is given, one SQLite file otherwise.
 *
 * @example
 * const database = await openDatabase({ url: null, file: './var/content.sqlite' });
 */
export const openDatabase = async ({ url, file }: DatabaseLocation): Promise<Database> => {
  const query = new Kysely<Tables>({
    dialect: url === null ? sqliteDialect(file) : postgresDialect(url),
  });
  try {
    await migrate(query);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  const beginWriting = url === null ? BEGIN_WRITING.sqlite : BEGIN_WRITING.postgres;
  return {
    query,
    write: (change) =>
      query.connection().execute(async (connection) => {
        try {
          for (const statement of beginWriting) await statement.execute(connection);
          const result = await change(connection);
          await sql`commit`.execute(connection);
          return result;
        } catch (error) {
          // A connection that broke cannot roll back; the database does it.
          await sql`rollback`.execute(connection).catch(() => undefined);
          throw error;
        }
      }),
    close: () => query.destroy(),
  };
};
