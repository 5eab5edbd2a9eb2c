import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { messageOf } from '../errors/message-of.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

const TABLE = 'kysely_migration';

/** Returns the name of the last migration of a database; `null` if it has none. */
export const schemaOf = async (query: Kysely<Tables>): Promise<string | null> => {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return null;
  const { rows } = await sql<{ name: string }>`select max(name) as name from ${sql.table(TABLE)}`.execute(
    query,
  );
  return rows[0]?.name ?? null;
};

/** Throws if a newer version has migrated the database: Kysely would call its table of migrations corrupted. */
const checkSchema = async (query: Kysely<Tables>): Promise<void> => {
  const schema = await schemaOf(query);
  if (schema !== null && !(schema in MIGRATIONS))
    throw new Error(
      `it has tables of a newer version (${schema}); start that version, or restore a backup from before the upgrade`,
    );
};

/** Returns the migrations; `begin` is called with the name of each that runs. */
const watched = (begin: (name: string) => void): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]) => [
      name,
      {
        up: (query) => {
          begin(name);
          return up(query);
        },
      },
    ]),
  );

const runMigrations = async (query: Kysely<Tables>, schema?: string): Promise<void> => {
  await checkSchema(query);
  // Kysely names no migration whose connection is closed.
  let migration = 'the migration';
  const migrations = watched((name) => {
    migration = `the migration ${name}`;
  });
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => migrations } });
  const { error } =
    schema === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(schema);
  if (error !== undefined)
    throw new Error(`${migration} failed: ${messageOf(error) ?? 'no reason is given'}`, { cause: error });
};

/** Migrates within one transaction, which other processes wait for: Kysely does neither for SQLite. */
const migrateSqlite = async (query: Kysely<Tables>, schema?: string): Promise<void> =>
  query.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await runMigrations(connection, schema);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });

/**
 * Migrates a database to the latest schema, or to an earlier one. A migration that fails or is killed leaves the tables as they
 * were.
 */
export const migrate = async (query: Kysely<Tables>, schema?: string): Promise<void> =>
  query.getExecutor().adapter.supportsTransactionalDdl
    ? runMigrations(query, schema)
    : migrateSqlite(query, schema);
