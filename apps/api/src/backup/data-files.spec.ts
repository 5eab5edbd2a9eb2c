import { beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openConfiguredDatabase } from '../database/open-configured-database.ts';
import { HAS_POSTGRES, sharedPostgres } from '../database/testing/postgres.ts';
import { testSettings } from '../testing/test-environment.ts';
import { filePlace } from './file-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const START_LIMIT_MS = 180_000;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'open-discovery-backup-'));
});

const common = { product: '0.1.0' } as const;
const place = (name: string) => filePlace(path.join(root, name));
const open = (dataDir: string, url: string | null) =>
  openConfiguredDatabase(testSettings({ DATA_DIR: dataDir, ...(url === null ? {} : { DATABASE_URL: url }) }));

test('decisions of people about records and tables are restored; a backup without them leaves those that are there', async () => {
  const [dataDir, target] = [path.join(root, 'data'), path.join(root, 'target')];
  const at = { dataDir, databaseUrl: null, hasIndex: false, now: new Date(), ...common };
  await (await open(dataDir, null)).close();
  await writeBackup({ ...at, place: place('without.tar.gz') });
  const decisions = { 'same.txt': 'a b', 'different.txt': 'a c', 'csv-mapping.json': '{}' };
  for (const [name, text] of Object.entries(decisions)) writeFileSync(path.join(dataDir, name), text);
  await writeBackup({ ...at, place: place('with.tar.gz') });
  const to = { dataDir: target, databaseUrl: null, leavesOutIndex: false, ...common };
  await restoreBackup({ ...to, archive: place('with.tar.gz'), isForced: false });
  await restoreBackup({ ...to, archive: place('without.tar.gz'), isForced: true });
  for (const [name, text] of Object.entries(decisions))
    expect(readFileSync(path.join(target, name), 'utf8')).toBe(text);
});

(HAS_POSTGRES ? test : test.skip)(
  'a PostgreSQL database that a server uses is not restored into before the server has stopped',
  async () => {
    const url = await (await sharedPostgres()).newDatabase();
    const at = { dataDir: path.join(root, 'data'), databaseUrl: url, ...common };
    const server = await open(at.dataDir, url);
    await server.check();
    await writeBackup({ ...at, place: place('backup.tar.gz'), hasIndex: false, now: new Date() });
    const archive = place('backup.tar.gz');
    const restore = () => restoreBackup({ ...at, archive, isForced: true, leavesOutIndex: false });
    await expect(restore()).rejects.toThrow(/is in use by an API on .*: stop the portal and its API/);
    await server.close();
    await restore();
  },
  START_LIMIT_MS,
);
