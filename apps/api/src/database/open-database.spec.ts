import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './open-database.ts';
import { describeOnDatabases } from './testing/describe-on-databases.ts';

const flag = (item: string) => ({ portal_pid: 'p', item_id: item, is_enabled: 1 });

describeOnDatabases('the database', (given) => {
  const flags = async () => given.database().query.selectFrom('flags').select('item_id').execute();

  test('a change is all or nothing', async () => {
    const change = given.database().write(async (transaction) => {
      await transaction.insertInto('flags').values(flag('a')).execute();
      throw new Error('given up');
    });
    await expect(change).rejects.toThrow('given up');
    expect(await flags()).toEqual([]);
  });

  test('writers run one after the other: what one has read is valid until it has written', async () => {
    const addNext = () =>
      given.database().write(async (transaction) => {
        const present = await transaction.selectFrom('flags').selectAll().execute();
        await transaction
          .insertInto('flags')
          .values(flag(`${present.length}`))
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addNext));
    expect(await flags()).toHaveLength(20);
  });

  test('opening it again keeps its content', async () => {
    await given.database().query.insertInto('flags').values(flag('a')).execute();
    const again = await openDatabase(given.location());
    expect(await again.query.selectFrom('flags').selectAll().execute()).toEqual([flag('a')]);
    await again.close();
  });
});

/** Locks a new database, and works in it for a moment once it is told to. */
const BUSY_PROGRAM = `
  const database = new (require('libsql'))(process.argv[1]);
  database.exec('begin exclusive; create table work (n)');
  process.stdout.write('locked');
  process.stdin.once('data', () => {
    database.exec('with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) insert into work select i from n; commit');
    process.exit();
  });
`;

test('nothing is stored in an SQLite file that was removed or replaced, where it would be lost', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-gone-'));
  const [file, kept] = ['content.sqlite', 'kept.sqlite'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const database = await openDatabase({ url: null, file });
  const store = (item: string) =>
    database.write((transaction) => transaction.insertInto('flags').values(flag(item)).execute());
  await store('a');
  renameSync(file, kept);
  await expect(store('b')).rejects.toThrow(/content\.sqlite was removed or replaced/);
  const { query } = database;
  for (const outside of [
    query.insertInto('flags').values(flag('b')),
    query.updateTable('flags').set({ is_enabled: 0 }),
    query.deleteFrom('flags'),
  ])
    await expect(outside.execute()).rejects.toThrow(DatabaseUnavailable);
  await expect(database.check()).rejects.toThrow(DatabaseUnavailable);
  writeFileSync(file, '');
  await expect(store('c')).rejects.toThrow(DatabaseUnavailable);
  renameSync(kept, file);
  await store('d');
  await database.check();
  expect(await database.query.selectFrom('flags').selectAll().execute()).toEqual([flag('a'), flag('d')]);
  await database.close();
});

test('opening a new SQLite file waits for another process that creates it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-busy-'));
  const file = path.join(folder, 'content.sqlite');
  const other = spawn(process.execPath, ['-e', BUSY_PROGRAM, file], { cwd: import.meta.dirname });
  await once(other.stdout, 'data');
  other.stdin.write('work');
  const database = await openDatabase({ url: null, file });
  expect(await database.query.selectFrom('flags').selectAll().execute()).toEqual([]);
  await database.close();
});

// Windows has no modes of files.
const testOfModes = process.platform === 'win32' ? test.skip : test;

testOfModes('other users of the machine can read neither an SQLite file nor its log', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-private-'));
  const database = await openDatabase({ url: null, file: path.join(folder, 'content.sqlite') });
  const modes = readdirSync(folder).map((name) => [
    name,
    (statSync(path.join(folder, name)).mode & 0o777).toString(8),
  ]);
  expect(Object.fromEntries(modes)).toEqual({
    'content.sqlite': '600',
    'content.sqlite-shm': '600',
    'content.sqlite-wal': '600',
  });
  await database.close();
});
