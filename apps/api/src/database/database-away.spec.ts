import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApi } from '../app.ts';
import { openContentStore } from '../content/content-store.ts';
import { newTestId, portalFields } from '../content/testing/open-test-store.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { createTemporaryIndex } from '../search/testing/build-golden-index.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
import { openGate } from './testing/open-gate.ts';
import type { Gate } from './testing/open-gate.ts';
import { startPostgres } from './testing/postgres.ts';
import type { PostgresServer } from './testing/postgres.ts';

jest.setTimeout(60_000);

const TIME_LIMIT_MS = 1_000;
const START_LIMIT_MS = 180_000;
/** Less than the default limit, so that the configured one is what ends the waiting. */
const ENOUGH_MS = 4_500;

let server: PostgresServer;
let gate: Gate;
let database: Database;
let environment: TestEnvironment;
let engine: EmbeddedEngine;
let app: FastifyInstance;
let now = 0;

beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT_MS);
afterAll(() => server.stop(), START_LIMIT_MS);
beforeEach(async () => {
  const url = new URL(await server.newDatabase());
  gate = await openGate(`${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
  const address = `postgresql://postgres@127.0.0.1:${gate.port}${url.pathname}`;
  database = await openDatabase({ url: address, file: '', timeLimitMs: TIME_LIMIT_MS });
  const store = await openContentStore({ database, clock: () => now, newId: newTestId });
  await store.change({ by: 'ada' }, (draft) => draft.create('portal', 'egi', portalFields()));
  environment = await openTestEnvironment();
  engine = new EmbeddedEngine({ folder: (await createTemporaryIndex()).folder });
  app = await createApi({
    engine,
    database,
    settings: environment.settings,
    logger: false,
    clock: () => now,
  });
});
afterEach(async () => {
  await gate.close();
  await app.close();
  await engine.close();
  await database.close();
  await environment.database.close();
});

const AWAY: readonly (readonly [string, () => void | Promise<void>])[] = [
  ['gone', () => gate.close()],
  ['frozen', () => gate.freeze()],
];

describe.each(AWAY)('while PostgreSQL is %s', (_state, leave) => {
  test('requests that need it get a 503 with Retry-After, soon', async () => {
    await leave();
    const start = performance.now();
    const answer = await app.inject({
      url: '/login-service/userInfo',
      headers: { cookie: 'session=0123456789abcdef' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({
      message: 'The database does not respond at the moment; try again soon',
    });
    expect(performance.now() - start).toBeLessThan(ENOUGH_MS);
  });

  test('changes are refused, not made later', async () => {
    await leave();
    const write = database.write((transaction) =>
      transaction.insertInto('flags').values({ portal_pid: 'p', item_id: 'i', is_enabled: 1 }).execute(),
    );
    await expect(write).rejects.toThrow(DatabaseUnavailable);
  });

  test('/ready is 503 and says so; /health is 200', async () => {
    await leave();
    const ready = await app.inject('/ready');
    expect([ready.statusCode, (await app.inject('/health')).statusCode]).toEqual([503, 200]);
    const { body } = await app.inject('/status');
    expect(JSON.parse(body)).toMatchObject({
      content: { state: 'unavailable', message: 'The database does not respond' },
    });
  });

  test('requests of users that need no database are answered', async () => {
    await leave();
    const headers = { cookie: 'session=0123456789abcdef' };
    expect((await app.inject({ url: '/health', headers })).statusCode).toBe(200);
  });

  test('visitors still read the last known content', async () => {
    const url = '/admin-tool/ri/egi/full';
    const before = await app.inject(url);
    await leave();
    now += 60_000;
    const after = await app.inject(url);
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
  });
});

test('visitors do not wait for a frozen database', async () => {
  const { pathname } = new URL(await server.newDatabase());
  const address = `postgresql://postgres@127.0.0.1:${gate.port}${pathname}`;
  const patient = await openDatabase({ url: address, file: '', timeLimitMs: START_LIMIT_MS });
  const store = await openContentStore({ database: patient, clock: () => now, newId: newTestId });
  gate.freeze();
  now += 60_000;
  expect((await store.read()).revision).toBe('');
  gate.thaw();
  await patient.close();
});

test('a server that fails during a change does not keep others from theirs', async () => {
  const url = await server.newDatabase();
  const location = { url, file: '', timeLimitMs: TIME_LIMIT_MS };
  const failing = await openDatabase(location);
  const other = await openDatabase({ ...location, timeLimitMs: 10 * TIME_LIMIT_MS });
  let restart = (): void => undefined;
  const restarted = new Promise<void>((resolve) => (restart = resolve));
  let stuck: Promise<void> | null = null;
  await new Promise<void>((begin) => {
    stuck = failing.write(() => {
      begin();
      return restarted;
    });
  });
  const row = { portal_pid: 'p', item_id: 'i', is_enabled: 1 };
  await other.write((transaction) => transaction.insertInto('flags').values(row).execute());
  restart();
  await expect(stuck).rejects.toThrow(DatabaseUnavailable);
  for (const database of [failing, other]) await database.close();
});

test('a server that has become a replica refuses changes, until a new connection finds the one that takes its place', async () => {
  const failing = await openDatabase({ url: await server.newDatabase(), file: '' });
  const change = () =>
    failing.write((transaction) =>
      transaction.insertInto('flags').values({ portal_pid: 'p', item_id: 'i', is_enabled: 1 }).execute(),
    );
  await sql`set session characteristics as transaction read only`.execute(failing.query);
  await expect(change()).rejects.toThrow(DatabaseUnavailable);
  await change();
  await failing.close();
});

test('once PostgreSQL responds again, so does the server', async () => {
  gate.freeze();
  await expect(database.check()).rejects.toThrow(DatabaseUnavailable);
  gate.thaw();
  await database.check();
  await database.write((transaction) =>
    transaction.insertInto('flags').values({ portal_pid: 'p', item_id: 'i', is_enabled: 1 }).execute(),
  );
});

test('a fault of a statement is not a fault of the database', async () => {
  const twice = { portal_pid: 'p', item_id: 'i', is_enabled: 1 };
  await database.query.insertInto('flags').values(twice).execute();
  const again = database.query.insertInto('flags').values(twice).execute();
  await expect(again).rejects.not.toThrow(DatabaseUnavailable);
  await database.check();
});
