import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
import { testSettings } from '../testing/test-environment.ts';
import { openGate } from './testing/open-gate.ts';
import { startPostgres } from './testing/postgres.ts';
import type { PostgresServer } from './testing/postgres.ts';
import { waitForDatabase } from './wait-for-database.ts';

jest.setTimeout(60_000);

const START_LIMIT_MS = 180_000;
const EVERY_MS = 50;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT_MS);
afterAll(() => server.stop(), START_LIMIT_MS);

/** Opens a database; `next` is called at the first report, which says what is waited for. */
const openAndReport = async (url: string, next: () => Promise<void>): Promise<readonly string[]> => {
  const lines: string[] = [];
  let waited = Promise.resolve();
  const report = (line: string): void => {
    if (lines.push(line) === 1) waited = next();
  };
  const database: Database = await waitForDatabase(
    () => openDatabase({ url, file: '', timeLimitMs: 5_000 }),
    report,
    EVERY_MS,
  );
  await waited;
  await database.check();
  await database.close();
  return lines;
};

test('a start waits for a connection while PostgreSQL has too many clients', async () => {
  const url = await server.newDatabase();
  const name = new URL(url).pathname.slice(1);
  const admin = new pg.Client(await server.newDatabase());
  await admin.connect();
  await admin.query(`create role portal login`);
  await admin.query(`alter database ${name} owner to portal`);
  await admin.query(`alter database ${name} connection limit 0`);
  await admin.query(`grant all on all tables in schema public to portal`);
  const lines = await openAndReport(url.replace('postgres@', 'portal@'), async () => {
    await admin.query(`alter role portal superuser`);
    await admin.query(`alter database ${name} connection limit -1`);
  });
  await admin.end();
  expect(lines).toEqual([
    expect.stringMatching(
      /^The server starts when the database responds\. too many connections for database/,
    ),
    'The database responds.',
  ]);
});

test('a start waits for a PostgreSQL server that is not there yet', async () => {
  const url = new URL(await server.newDatabase());
  const socket = `${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const first = await openGate(socket);
  await first.close();
  let later = first;
  const address = `postgresql://postgres@127.0.0.1:${first.port}${url.pathname}`;
  const lines = await openAndReport(address, async () => {
    later = await openGate(socket, first.port);
  });
  await later.close();
  expect(lines).toEqual([
    expect.stringMatching(/^The server starts when the database responds\. connect ECONNREFUSED/),
    'The database responds.',
  ]);
});

describe('a migration for which the tables are locked', () => {
  const clients: pg.Client[] = [];
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

  /** Creates a database without tables, in which another program creates one of them. */
  const lockTables = async () => {
    const url = await server.newDatabase();
    const other = new pg.Client(url);
    clients.push(other);
    await other.connect();
    await other.query('drop schema public cascade; create schema public');
    await other.query('begin; create table items (id text)');
    const settings = testSettings({ DATABASE_URL: url, DATABASE_MIGRATION_LIMIT_MS: '1000' });
    return { unlock: () => other.query('rollback'), open: () => openConfiguredDatabase(settings) };
  };

  const REASON =
    'DATABASE_MIGRATION_LIMIT_MS=1000: the tables cannot be changed in this time; raise it, or end the program that locks the tables: ' +
    'the migration 001-content failed: canceling statement due to statement timeout';

  test('ends the start after three tries, and the message names it and the setting', async () => {
    const { open } = await lockTables();
    const lines: string[] = [];
    const opening = waitForDatabase(open, (line) => lines.push(line), EVERY_MS);
    await expect(opening).rejects.toThrow(REASON);
    expect(lines).toEqual([`The server starts when the database responds. ${REASON}`]);
  });

  test('is done once they are free', async () => {
    const { unlock, open } = await lockTables();
    let freed: Promise<unknown> = Promise.resolve();
    const free = (): void => void (freed = unlock());
    const database = await waitForDatabase(open, free, EVERY_MS);
    await freed;
    await database.check();
    await database.close();
  });
});

test('a start reports each reason once, also if they alternate', async () => {
  const reasons = ['connect ECONNREFUSED', 'read ECONNRESET', 'connect ECONNREFUSED', 'read ECONNRESET'];
  const lines: string[] = [];
  const open = async (): Promise<string> => {
    const reason = reasons.shift();
    if (reason === undefined) return 'open';
    throw new DatabaseUnavailable(Object.assign(new Error(reason), { code: reason.split(' ')[1] }));
  };
  expect(await waitForDatabase(open, (line) => lines.push(line), 0)).toBe('open');
  expect(lines).toEqual([
    'The server starts when the database responds. connect ECONNREFUSED',
    'The server starts when the database responds. read ECONNRESET',
    'The database responds.',
  ]);
});

test.each([
  ['a database that does not exist', '/nowhere', 'postgres', 'database "nowhere" does not exist'],
  ['a user that does not exist', '/postgres', 'nobody', 'role "nobody" does not exist'],
])('%s ends the start', async (_what, path, user, message) => {
  const url = new URL(await server.newDatabase());
  const opening = waitForDatabase(
    () => openDatabase({ url: `postgresql://${user}@localhost${path}${url.search}`, file: '' }),
    () => undefined,
  );
  await expect(opening).rejects.toThrow(message);
});
