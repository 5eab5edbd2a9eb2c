import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import Sqlite from 'libsql';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrate } from './migrate.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

export interface DatabaseLocation {
  /** The address of a PostgreSQL database; null for SQLite. */
  readonly url: string | null;
  /** The SQLite file. It is created if it does not exist. */
  readonly file: string;
  /** Time limit of connecting to PostgreSQL, and of each statement. */
  readonly timeLimitMs?: number;
  /** Time limit of each statement of a migration of PostgreSQL, which may rewrite large tables. */
  readonly migrationLimitMs?: number;
  /** Names the connections to PostgreSQL. */
  readonly name?: string;
}

/** A database with up-to-date tables. */
export interface Database {
  readonly query: Kysely<Tables>;
  /** Runs an exclusive write transaction. Checked references stay valid until it ends. */
  readonly write: <T>(change: (transaction: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** Rejects if the database does not respond. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The id of the advisory lock of all writers. */
const WRITERS_LOCK = 4_200_001;
const BUSY_LIMIT_MS = 5_000;
const DEFAULT_LIMIT_MS = 5_000;
const DEFAULT_MIGRATION_LIMIT_MS = 600_000;
/** The server that cancels a statement says so; one that does not even do that is away. */
const CANCEL_LIMIT_MS = 1_000;

/** The lock is taken at the start, so that writers of other processes wait instead of failing later. */
const BEGIN_WRITING = {
  sqlite: [sql`begin immediate`],
  postgres: [sql`begin`, sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`],
};

/** Sessions and e-mail addresses are not for other users of the machine. */
const PRIVATE_MODE = 0o600;

/** Creates an empty file if there is none. SQLite gives the files next to it the same mode. */
const createPrivately = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', PRIVATE_MODE));
};

const sqliteDialect = (file: string): SqliteDialect => {
  const database = new Sqlite(file);
  // A committed change is on the disk: a killed process or a power failure loses nothing.
  // The limit of waiting comes first: setting the journal mode may have to wait for another process.
  database.exec(
    `pragma busy_timeout = ${BUSY_LIMIT_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on`,
  );
  return new SqliteDialect({ database });
};

const WRITES: ReadonlySet<RootOperationNode['kind']> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

/** Creates a plugin that checks the file before each statement that writes, also outside of {@link Database.write}. */
const beforeWrites = (requireFile: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (WRITES.has(node.kind)) requireFile();
    return node;
  },
  transformResult: async ({ result }) => result,
});

const connect = (
  { url, file, timeLimitMs = DEFAULT_LIMIT_MS, name }: DatabaseLocation,
  requireFile: () => void,
): Kysely<Tables> =>
  new Kysely<Tables>({
    plugins: [beforeWrites(requireFile)],
    dialect:
      url === null
        ? sqliteDialect(file)
        : new PostgresDialect({
            pool: createPostgresPool({
              url,
              name,
              connectLimitMs: timeLimitMs,
              statementLimitMs: timeLimitMs,
            }),
          }),
  });

const identityOf = (file: string): string | null => {
  const status = statSync(file, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? null : `${status.dev} ${status.ino}`;
};

/**
 * Returns a function that throws once the file of a database is not the opened one any more. SQLite would go on with the removed
 * file: what it stores is lost when the server ends.
 */
const watchFile = ({ url, file }: DatabaseLocation): (() => void) => {
  if (url !== null) return () => undefined;
  const opened = identityOf(file);
  return () => {
    if (identityOf(file) !== opened)
      throw new DatabaseUnavailable(
        new Error(`${file} was removed or replaced: put it back, or start the server again`),
      );
  };
};

/** Opens a database as it is, without migrating it. */
export const connectDatabase = (location: DatabaseLocation): Database => {
  if (location.url === null) createPrivately(location.file);
  const requireFile = watchFile(location);
  const query = connect(location, requireFile);
  const beginWriting = location.url === null ? BEGIN_WRITING.sqlite : BEGIN_WRITING.postgres;
  return {
    query,
    write: (change) =>
      query.connection().execute(async (connection) => {
        try {
          for (const statement of beginWriting) await statement.execute(connection);
          const result = await change(connection);
          requireFile();
          await sql`commit`.execute(connection);
          return result;
        } catch (error) {
          // On a broken connection, the database rolls back by itself.
          await sql`rollback`.execute(connection).catch(() => undefined);
          throw error;
        }
      }),
    check: async () => {
      requireFile();
      await sql`select 1`.execute(query);
    },
    close: () => query.destroy(),
  };
};

/** Migrates PostgreSQL on separate connections, because a migration may take longer than other statements. */
const migratePostgres = async (
  url: string,
  connectLimitMs: number,
  statementLimitMs: number,
): Promise<void> => {
  const responseLimitMs = statementLimitMs + CANCEL_LIMIT_MS;
  const pool = createPostgresPool({ url, connectLimitMs, statementLimitMs, responseLimitMs });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(query);
  } finally {
    await query.destroy();
  }
};

/**
 * Opens the database and migrates it: PostgreSQL with an address, otherwise an SQLite file.
 * @example
 * const database = await openDatabase({ url: null, file: './var/content.sqlite' });
 */
export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const { url, timeLimitMs = DEFAULT_LIMIT_MS, migrationLimitMs = DEFAULT_MIGRATION_LIMIT_MS } = location;
  if (url !== null) {
    await migratePostgres(url, timeLimitMs, migrationLimitMs);
    return connectDatabase(location);
  }
  const database = connectDatabase(location);
  try {
    await migrate(database.query);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};
