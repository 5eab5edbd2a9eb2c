import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { connectDatabase } from './open-database.ts';

jest.setTimeout(30_000);

/** The migrations of 0.1.0, and the tables that they make. A released migration never changes: add one instead. */
const RELEASED = {
  '001-content': 'a6f19d3b346c9761',
  '002-sessions': '69b2882e8282e93e',
  '003-role-grants': '1b0c69162c026e05',
  '004-people': 'e955aa9c38f1c4e3',
  '005-orcid': 'ae82b4e071db4911',
} as const;

const opened: { close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

const openEmpty = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-migrations-'));
  const database = connectDatabase({ url: null, file: path.join(folder, 'content.sqlite') });
  opened.push(database);
  return database.query;
};

const schemaHash = async (query: Awaited<ReturnType<typeof openEmpty>>): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select sql as text from sqlite_master
    where sql is not null and tbl_name not like 'kysely_%' order by type, name`.execute(query);
  return createHash('sha256')
    .update(rows.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
};

describe('a database of a released version', () => {
  test.each(Object.entries(RELEASED))('%s has the tables that it was released with', async (name, hash) => {
    const query = await openEmpty();
    await migrate(query, name);
    expect(await schemaHash(query)).toBe(hash);
  });

  test.each(Object.keys(RELEASED))('%s is migrated, and keeps its content', async (name) => {
    const query = await openEmpty();
    await migrate(query, name);
    await sql`insert into items (id, collection, portal_pid, natural_key, position, version, body)
      values ('page-1', 'page', 'explore', 'about', 3, 7, '{"title":"Über"}')`.execute(query);
    await migrate(query);
    const { rows } = await sql<{ body: string; version: number }>`select body, version from items`.execute(
      query,
    );
    expect(rows).toEqual([{ body: '{"title":"Über"}', version: 7 }]);
    expect(await schemaHash(query)).toBe(await schemaHash(await latest()));
  });

  test('is as it was after a migration that fails in the middle', async () => {
    const query = await openEmpty();
    await sql`create table changes (id text)`.execute(query);
    await expect(migrate(query)).rejects.toThrow(/changes/);
    await sql`drop table changes`.execute(query);
    await migrate(query);
    expect(await schemaHash(query)).toBe(await schemaHash(await latest()));
  });

  test('is refused by an earlier version, which names the newer tables', async () => {
    const query = await openEmpty();
    await migrate(query);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')`.execute(
      query,
    );
    await expect(migrate(query)).rejects.toThrow('it has tables of a newer version (999-later)');
  });

  test('has no migration that is not listed here, unless it is new', () => {
    expect(Object.keys(MIGRATIONS).slice(0, Object.keys(RELEASED).length)).toEqual(Object.keys(RELEASED));
  });
});

const latest = async () => {
  const query = await openEmpty();
  await migrate(query);
  return query;
};
