import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
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
