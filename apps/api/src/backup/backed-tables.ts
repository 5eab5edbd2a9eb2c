import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { BackupRefused } from './backup-refused.ts';
import { parseJson } from '../http/parse-json.ts';

/** The primary key of each table; `null` for tables that backups leave out: after a restore, users log in again. */
const KEYS = {
  items: ['id'],
  flags: ['portal_pid', 'item_id'],
  changes: ['id'],
  sessions: null,
  login_attempts: null,
  role_grants: ['id'],
  people: ['issuer', 'subject'],
  invitations: ['id'],
  orcid_connections: ['issuer', 'subject'],
  orcid_works: ['issuer', 'subject', 'record_id'],
} as const satisfies Record<keyof Tables, readonly string[] | null>;

/** Enough rows per statement to be fast, and few enough for the limit of parameters. */
const ROWS_PER_STATEMENT = 500;

const cellSchema = z.union([z.string(), z.number(), z.null()]);
const rowSchema = z.record(z.string(), cellSchema);
type Row = z.output<typeof rowSchema>;

interface BackedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/** The tables that backups contain, by name. */
export const BACKED_TABLES: readonly BackedTable[] = Object.entries(KEYS).flatMap(([name, key]) =>
  key === null ? [] : [{ name, key }],
);

/** The tables that are empty after a restore. */
export const LEFT_OUT_TABLES: readonly string[] = Object.entries(KEYS).flatMap(([name, key]) =>
  key === null ? [name] : [],
);

const tuple = (parts: readonly ReturnType<typeof sql>[]) => sql`(${sql.join(parts)})`;

/** Yields the rows of a table in the order of its key, some at a time. */
export async function* readRows(
  query: Kysely<Tables>,
  { name, key }: BackedTable,
): AsyncGenerator<readonly Row[]> {
  const columns = key.map((column) => sql`${sql.ref(column)}`);
  let after: Row | null = null;
  for (;;) {
    const last: Row | null = after;
    const where = last
      ? sql`where ${tuple(columns)} > ${tuple(key.map((column) => sql`${last[column]}`))}`
      : sql``;
    const statement = sql`select * from ${sql.table(name)} ${where} order by ${sql.join(columns)} limit ${ROWS_PER_STATEMENT}`;
    const rows = z.array(rowSchema).parse((await statement.execute(query)).rows);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1) ?? null;
  }
}

/** Inserts rows that have the same columns. */
export const insertRows = async (
  query: Kysely<Tables>,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => tuple(columns.map((column) => sql`${row[column] ?? null}`)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
    query,
  );
};

/** Inserts the rows of a file of JSON lines. */
export const insertLines = async (
  query: Kysely<Tables>,
  table: string,
  lines: AsyncIterable<string>,
): Promise<void> => {
  let rows: Row[] = [];
  for await (const line of lines) {
    const row = rowSchema.safeParse(parseJson(line));
    if (!row.success) throw new BackupRefused(`The backup is damaged: a row of ${table} cannot be read.`);
    rows.push(row.data);
    if (rows.length < ROWS_PER_STATEMENT) continue;
    await insertRows(query, table, rows);
    rows = [];
  }
  await insertRows(query, table, rows);
};
