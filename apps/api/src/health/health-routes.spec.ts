import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { createApi } from '../app.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { createTemporaryIndex } from '../search/testing/build-golden-index.ts';
import type { TemporaryIndex } from '../search/testing/build-golden-index.ts';
import { addHealthRoutes } from './health-routes.ts';
import { keptLog } from '../testing/kept-log.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';

jest.setTimeout(60_000);

let index: TemporaryIndex;
let environment: TestEnvironment;
beforeEach(async () => {
  index = await createTemporaryIndex();
  environment = await openTestEnvironment();
});
afterEach(async () => {
  await environment.database.close();
});

/** Starts the shipped portal over the database, and passes its requests and its log to the test. */
const withApi = async (
  database: Database,
  check: (api: {
    readonly ask: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>;
    readonly page: (url: string) => Promise<string>;
    readonly log: () => string;
  }) => Promise<void>,
): Promise<void> => {
  const engine = new EmbeddedEngine({ folder: index.folder });
  await engine.refresh();
  const { stream, log } = keptLog();
  let now = 0;
  const app = await createApi({
    engine,
    database,
    configuration: shippedConfiguration(),
    settings: environment.settings,
    logger: { level: 'info', stream },
    clock: () => (now += 1_000),
  });
  const ask = async (url: string) => {
    const answer = await app.inject(url);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const page = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body;
  await check({ ask, page, log });
  await app.close();
  await engine.close();
};

test('the log of requests leaves out the checks that are repeated every few seconds', async () => {
  await withApi(environment.database, async ({ ask, log }) => {
    for (const url of ['/health', '/ready', '/status']) await ask(url);
    expect([...log().matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path)).toEqual(['/status']);
  });
});

describe('/status', () => {
  test('names version, uptime, records and the state of the content store', async () => {
    await index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
    await withApi(environment.database, async ({ ask }) => {
      expect(await ask('/status')).toEqual({
        status: 200,
        body: {
          status: 'ok',
          version: expect.stringMatching(/^\d+\.\d+\.\d+/),
          uptimeSeconds: expect.any(Number),
          index: {
            state: 'ready',
            generation: expect.stringMatching(/^generation-/),
            publishedAt: '2026-01-01T00:00:00.000Z',
            records: 304,
          },
          content: { state: 'ready', setAside: [] },
          disk: 'ready',
          lastBackupAt: null,
        },
      });
    });
  });

  test('names what is missing', async () => {
    await withApi(environment.database, async ({ ask }) => {
      expect((await ask('/status')).body).toMatchObject({
        status: 'degraded',
        index: {
          state: 'unavailable',
          reason: 'missing',
          message: expect.stringContaining('npm run import'),
        },
      });
    });
  });

  test('names rows that are set aside without their content, and the portal starts without them', async () => {
    const { query } = environment.database;
    await withApi(environment.database, async () => undefined);
    const [page] = await query
      .selectFrom('items')
      .select('id')
      .where('collection', '=', 'page')
      .limit(1)
      .execute();
    const id = page?.id ?? '';
    await query.updateTable('items').set({ body: '{"secret":1}' }).where('id', '=', id).execute();
    await query
      .insertInto('role_grants')
      .values({
        id: 'grant',
        issuer: '',
        subject: '',
        role: '\u0001',
        granted_by: '',
        granted_at: 'never',
        revoked_by: null,
        revoked_at: null,
      })
      .execute();
    await withApi(environment.database, async ({ ask, log }) => {
      expect((await ask('/admin-tool/explore/open-discovery/full')).status).toBe(200);
      const { body } = await ask('/status');
      expect(body).toMatchObject({
        status: 'degraded',
        content: { state: 'ready', setAside: [{ table: 'items', id }] },
      });
      expect(JSON.stringify(body)).not.toContain('secret');
      expect(log()).toContain(id);
    });
  });
});

test('damaged records are named by /ready and /status once they are found', async () => {
  await index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
  const file = path.join(index.folder, 'generation-000001', 'documents.blocks');
  const bytes = await readFile(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
  await withApi(environment.database, async ({ ask }) => {
    let ready = await ask('/ready');
    while (ready.status === 200) ready = await ask('/ready');
    expect(ready).toEqual({
      status: 503,
      body: {
        status: 'waiting',
        message: expect.stringMatching(/^The records cannot be read: .*npm run import/),
      },
    });
    expect((await ask('/status')).body).toMatchObject({
      status: 'degraded',
      index: { state: 'unavailable', message: expect.stringContaining('The records cannot be read') },
    });
  });
});

test('earlier records in place of damaged ones are named by /status, as JSON and as a page', async () => {
  await index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
  await index.publish(goldenCorpus(), new Date('2026-01-02T00:00:00Z'));
  await rm(path.join(index.folder, 'generation-000002', 'documents.blocks'));
  await withApi(environment.database, async ({ ask, page }) => {
    const reason = 'generation-000002/documents.blocks cannot be read (ENOENT).';
    expect((await ask('/ready')).status).toBe(200);
    expect((await ask('/status')).body).toMatchObject({
      status: 'degraded',
      index: { generation: 'generation-000001', fallback: { from: 'generation-000002', reason } },
    });
    expect(await page('/status')).toContain(`instead of generation-000002: ${reason}`);
  });
});

test('a database that does not respond is named by /ready and /status', async () => {
  await index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
  const location = { url: null, file: path.join(environment.settings.DATA_DIR, 'other.sqlite') };
  const database = await openDatabase(location);
  await withApi(database, async ({ ask }) => {
    expect((await ask('/ready')).status).toBe(200);
    await database.close();
    expect(await ask('/ready')).toEqual({
      status: 503,
      body: { status: 'waiting', message: 'The database does not respond' },
    });
    expect((await ask('/status')).body).toMatchObject({
      status: 'degraded',
      content: { state: 'unavailable', reason: 'unreachable' },
    });
  });
});

test('a disk with too little space for records is named by /status, before nothing can be stored any more', async () => {
  const engine = new EmbeddedEngine({ folder: index.folder });
  const app = Fastify();
  let steadyMs = 0;
  addHealthRoutes(app, {
    engine,
    database: environment.database,
    store: { damagedRows: () => [] },
    steadyClock: () => (steadyMs += 90_000),
    dataDir: environment.settings.DATA_DIR,
    freeBytes: async () => 500 * 1024 * 1024,
  });
  const { body } = await app.inject({ url: '/status', headers: { accept: 'text/html' } });
  expect((await app.inject('/status')).json()).toMatchObject({
    status: 'degraded',
    disk: 'full',
    uptimeSeconds: 180,
  });
  expect(body).toContain('nearly full');
  await app.close();
  await engine.close();
});
