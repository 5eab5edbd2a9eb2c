import { listen } from '@open-discovery/http-server/testing';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { readPortalConfiguration } from './content/read-portal-configuration.ts';
import { openConfiguredDatabase } from './database/open-configured-database.ts';

jest.setTimeout(30_000);

/** A folder that nobody can create, and for which Node.js's recursive `mkdir` never returns. */
const ON_LINUX = existsSync('/proc/self')
  ? ([
      [
        'a folder in /proc',
        () => '/proc/nope',
        /^DATA_DIR=\/proc\/nope: the folder cannot be created: ENOENT/,
      ],
    ] as const)
  : [];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-start-'));
});

describe('a start that fails names the setting, the file and the field', () => {
  const storage = { DATABASE_URL: null, DATABASE_TIME_LIMIT_MS: 500, DATABASE_MIGRATION_LIMIT_MS: 500 };

  test.each([
    ...ON_LINUX,
    [
      'a folder below a file',
      () => path.join(folder, 'file', 'data'),
      /^DATA_DIR=.*data: the folder cannot be created: /,
    ],
    [
      'a folder that cannot be read, as it is a file',
      () => path.join(folder, 'file'),
      /^DATA_DIR=.*file: the folder cannot be read: ENOTDIR/,
    ],
    [
      'a damaged database',
      () => path.join(folder, 'damaged'),
      /^DATA_DIR=.*: the database .*content\.sqlite cannot be opened: /,
    ],
  ])('%s', async (_name, dataDir, message) => {
    await writeFile(path.join(folder, 'file'), '');
    await mkdir(path.join(folder, 'damaged'));
    await writeFile(
      path.join(folder, 'damaged', 'content.sqlite'),
      'no database, but long enough to look like one'.repeat(200),
    );
    await expect(openConfiguredDatabase({ ...storage, DATA_DIR: dataDir() })).rejects.toThrow(message);
  });

  test('folders that do not exist are created', async () => {
    const database = await openConfiguredDatabase({ ...storage, DATA_DIR: path.join(folder, 'a', 'b') });
    await database.check();
    await database.close();
  });

  test('PostgreSQL that is not there', async () => {
    const settings = {
      ...storage,
      DATA_DIR: folder,
      DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/portal',
    };
    const opening = openConfiguredDatabase(settings);
    await expect(opening).rejects.toThrow(
      'DATABASE_URL: the database cannot be opened: connect ECONNREFUSED',
    );
    await expect(opening).rejects.not.toThrow('secret');
  });

  test('PostgreSQL that accepts connections and says nothing', async () => {
    const silent = createServer(() => undefined);
    const { port } = await listen(silent);
    const settings = {
      ...storage,
      DATA_DIR: folder,
      DATABASE_URL: `postgresql://user@127.0.0.1:${port}/portal`,
    };
    await expect(openConfiguredDatabase(settings)).rejects.toThrow(
      /^DATABASE_URL: the database cannot be opened: .*timeout/,
    );
    silent.close();
  });

  test.each([
    ['a missing file', null, /^PORTAL_CONFIG=.*portal\.json: the file cannot be read: ENOENT/],
    [
      'half a file',
      '{"pid":',
      /^PORTAL_CONFIG=.*portal\.json: the portal configuration is not valid:\n\(the file\): is not JSON/,
    ],
    [
      'a wrong route',
      JSON.stringify({ ...SHIPPED_PORTAL, pages: [{ route: '/under_score', isEnabled: true }] }),
      /^PORTAL_CONFIG=.*portal\.json: .*\npages\.0\.route="\/under_score": a route starts with/,
    ],
  ])('%s', async (_name, text, message) => {
    const file = path.join(folder, 'portal.json');
    if (text !== null) await writeFile(file, text);
    await expect(readPortalConfiguration(file)).rejects.toThrow(message);
  });
});
