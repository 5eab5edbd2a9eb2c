import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { addSource, takeHarvestLock } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';
import { listItems } from '../content/content.ts';
import { readHistory } from '../content/history.ts';
import { openTestStore, portalFields } from '../content/testing/open-test-store.ts';
import { buildEditor, startEditor } from '../content/testing/start-editor.ts';
import { openConfiguredDatabase } from '../database/open-configured-database.ts';
import type { Database } from '../database/open-database.ts';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { toSource } from '../harvest/new-source.ts';
import { createTemporaryIndex } from '../search/testing/build-golden-index.ts';
import { testSettings } from '../testing/test-environment.ts';
import { filePlace } from './file-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { swapSteps } from './swap-files.ts';
import { undoUnfinishedRestores } from './undo-unfinished-restores.ts';
import { readLastBackup } from './last-backup.ts';
import { writeBackup } from './write-backup.ts';

const BUILD_LIMIT_MS = 180_000;
const NOW = new Date('2026-10-02T12:00:00.000Z');
const PRODUCT = '0.1.0';

let root = '';
beforeAll(buildEditor, BUILD_LIMIT_MS);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'open-discovery-backup-'));
});

const inRoot = (name: string): string => path.join(root, name);

/** Returns the files below a folder with their content. */
const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );

const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

const open = (dataDir: string, databaseUrl: string | null): Promise<Database> =>
  openConfiguredDatabase(
    testSettings({ DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }),
  );

interface Given {
  readonly dataDir: string;
  readonly databaseUrl?: string | null;
}

const backUp = ({ dataDir, databaseUrl = null }: Given, options: { hasIndex?: boolean } = {}) =>
  writeBackup({
    dataDir,
    databaseUrl,
    place: filePlace(inRoot('backup.tar.gz')),
    hasIndex: options.hasIndex ?? false,
    now: NOW,
    product: PRODUCT,
  });

const restore = (
  { dataDir, databaseUrl = null }: Given,
  options: { isForced?: boolean; product?: string; leavesOutIndex?: boolean } = {},
) =>
  restoreBackup({
    dataDir,
    databaseUrl,
    archive: filePlace(inRoot('backup.tar.gz')),
    isForced: false,
    leavesOutIndex: false,
    product: PRODUCT,
    ...options,
  });

/** Creates a data folder with a portal of this name, and a file. */
const createData = async (name: string): Promise<string> => {
  const dataDir = inRoot(name);
  const database = await open(dataDir, null);
  const store = await openTestStore(database);
  await store.change({ by: 'ada' }, (draft) => draft.create('portal', 'egi', portalFields({ name })));
  await database.close();
  writeFiles(dataDir, { 'uploads/logo.png': `logo of ${name}`, 'trial-login.json': `keys of ${name}` });
  return dataDir;
};

test('the data folder knows its last backup; one that fails changes nothing', async () => {
  const dataDir = await createData('first');
  expect(await readLastBackup(dataDir)).toBeNull();
  await backUp({ dataDir });
  expect(await readLastBackup(dataDir)).toBe(NOW.toISOString());
  writeFileSync(path.join(dataDir, 'last-backup.json'), '');
  await expect(backUp({ dataDir })).rejects.toThrow('exists already');
  expect(await readLastBackup(dataDir)).toBeNull();
});

const portalName = async (dataDir: string): Promise<string | undefined> => {
  const database = await open(dataDir, null);
  const store = await openTestStore(database);
  const [portal] = listItems(await store.read(), 'portal');
  await database.close();
  return portal?.fields.name;
};

describeOnDatabases('a backup of SQLite', (given) => {
  test('restores into an empty database, and into another one only with --force', async () => {
    await backUp({ dataDir: await createData('first') });
    const { url } = given.location();
    const target = { dataDir: inRoot('target'), databaseUrl: url };
    await restore(target);
    const database = await open(target.dataDir, url);
    const content = await (await openTestStore(database)).read();
    expect(listItems(content, 'portal').map(({ fields }) => fields.name)).toEqual(['first']);
    await database.close();
    if (url !== null) rmSync(target.dataDir, { recursive: true });
    await expect(restore(target)).rejects.toThrow(/is not empty.*--force/);
    expect(existsSync(path.join(target.dataDir, 'uploads'))).toBe(url === null);
  });
});

describeOnDatabases('a drill: back up while users edit, lose everything, restore', (given) => {
  test('everything saved before the backup began is back, and nothing half', async () => {
    const { url, file } = given.location();
    const source = { dataDir: url === null ? path.dirname(file) : inRoot('source'), databaseUrl: url };
    writeFiles(source.dataDir, { 'uploads/logo.png': 'a logo', 'uploads/half.png.part': 'half' });
    const session = { issuer: 'i', subject: 's', claims: '{}', sealed_tokens: 't', refresh_at: null };
    const times = { created_at: '2026', seen_at: '2026', expires_at: '2027' };
    await given
      .database()
      .query.insertInto('sessions')
      .values({ id_hash: 'h', ...session, ...times })
      .execute();
    const editor = startEditor(given.location());
    const before = await editor.saved(20);
    await backUp(source);
    const during = (await editor.saved(before.length)).length;
    await editor.saved(during + 1);
    await editor.kill();
    if (url === null) await given.database().close();
    const target = { dataDir: inRoot('target'), databaseUrl: url };
    await restore(target, { isForced: url !== null });
    const database = await open(target.dataDir, url);
    const store = await openTestStore(database);
    const content = await store.read();
    const items = content.items.menuItem;
    const lost = before.flatMap((line) => line.split(' ')).filter((id) => !items.has(id));
    expect(lost).toEqual([]);
    expect(items.size % 2).toBe(0);
    expect(await readHistory(store, 'egi', 100_000)).toHaveLength(items.size);
    expect(await database.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(treeOf(path.join(target.dataDir, 'uploads'))).toEqual({ 'logo.png': 'a logo' });
    expect(
      await store.change({ by: 'ada' }, (draft) => draft.create('entity', null, { pid: 'orp', name: 'New' })),
    ).toMatchObject({ version: 1 });
    await database.close();
    await restore({ dataDir: inRoot('sqlite') });
    const other = await openTestStore(await open(inRoot('sqlite'), null));
    expect([...(await other.read()).items.menuItem.keys()].sort()).toEqual([...items.keys()].sort());
    expect(readdirSync(source.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });
});

test('the search index is part of a backup on request', async () => {
  const dataDir = await createData('first');
  const index = await createTemporaryIndex();
  await index.publishGolden();
  cpSync(index.folder, path.join(dataDir, 'index'), { recursive: true });
  await backUp({ dataDir }, { hasIndex: true });
  await restore({ dataDir: inRoot('with') });
  const current = readFileSync(path.join(dataDir, 'index/current'), 'utf8').trim();
  expect(treeOf(inRoot(`with/index/${current}`))).toEqual(treeOf(path.join(dataDir, 'index', current)));
  await restore({ dataDir: inRoot('without') }, { leavesOutIndex: true });
  expect(existsSync(inRoot('without/index'))).toBe(false);
});

test('a folder that is not empty is refused without --force, and replaced with it', async () => {
  await backUp({ dataDir: await createData('first') });
  const dataDir = inRoot('second');
  writeFiles(dataDir, { 'uploads/later.png': 'later', 'index/current': 'kept' });
  const killed = startEditor({ url: null, file: path.join(dataDir, 'content.sqlite') });
  await killed.saved(1);
  await killed.kill();
  const before = treeOf(dataDir);
  await expect(restore({ dataDir })).rejects.toThrow(/is not empty: it has .*add --force/);
  expect(treeOf(dataDir)).toEqual(before);
  await restore({ dataDir }, { isForced: true });
  expect(await portalName(dataDir)).toBe('first');
  expect(treeOf(path.join(dataDir, 'uploads'))).toEqual({ 'logo.png': 'logo of first' });
  expect(readFileSync(path.join(dataDir, 'trial-login.json'), 'utf8')).toBe('keys of first');
  expect(readFileSync(path.join(dataDir, 'index/current'), 'utf8')).toBe('kept');
});

test('a restore into the folder of a running portal is refused', async () => {
  await backUp({ dataDir: await createData('first') });
  const dataDir = await createData('second');
  const database = await open(dataDir, null);
  await openTestStore(database);
  await expect(restore({ dataDir }, { isForced: true })).rejects.toThrow(/is in use: stop the portal/);
  await database.close();
  expect(await portalName(dataDir)).toBe('second');
});

test('a restore while a harvest writes into the folder is refused', async () => {
  await backUp({ dataDir: await createData('first') });
  const dataDir = inRoot('second');
  writeFiles(dataDir, { 'uploads/logo.png': 'earlier' });
  const lock = takeHarvestLock(dataDir, { ownMark: processMark(process.pid), hasEnded });
  await expect(restore({ dataDir }, { isForced: true })).rejects.toThrow(
    /A harvest is running \(process \d+\)/,
  );
  lock.release();
  await restore({ dataDir }, { isForced: true });
  expect(await portalName(dataDir)).toBe('first');
});

test('a restore while an import writes into the folder is refused', async () => {
  await backUp({ dataDir: await createData('first') });
  const dataDir = inRoot('second');
  const running = `import-${processMark(process.ppid)}.AAAAAA`;
  writeFiles(dataDir, { [`${running}/alive`]: '.' });
  await expect(restore({ dataDir }, { isForced: true })).rejects.toThrow(
    `An import is running (files in ${running};`,
  );
  rmSync(path.join(dataDir, running), { recursive: true });
  await restore({ dataDir }, { isForced: true });
  expect(await portalName(dataDir)).toBe('first');
});

/** Changes the unpacked bytes of the backup at the first occurrence of a text. */
const rewrite = (from: string, to: string): void => {
  const file = inRoot('backup.tar.gz');
  const text = gunzipSync(readFileSync(file)).toString('latin1');
  writeFileSync(file, gzipSync(Buffer.from(text.replace(from, to), 'latin1')));
};

const DAMAGES: readonly (readonly [string, () => void, RegExp])[] = [
  ['cut off', () => truncateSync(inRoot('backup.tar.gz'), 900), /backup\.tar\.gz is damaged: unexpected end/],
  ['no archive', () => writeFileSync(inRoot('backup.tar.gz'), 'text'), /is damaged: incorrect header check/],
  [
    'with a changed file',
    () => rewrite('logo of first', 'logo of faust'),
    /uploads\/logo\.png does not have its checksum/,
  ],
  [
    'with an unsafe path',
    () => rewrite('"uploads/logo.png"', '"../ploads/logo.pn"'),
    /its manifest is incomplete/,
  ],
  ['with a damaged manifest', () => rewrite('"product"', '"prod'), /its manifest cannot be read/],
  [
    'of newer tables',
    () => rewrite('"006-history"', '"106-history"'),
    /does not know\. Update Open Discovery/,
  ],
  [
    'of a newer version',
    () => rewrite('"0.1.0"', '"0.2.0"'),
    /written by Open Discovery 0\.2\.0; this is 0\.1\.0\. Update/,
  ],
];

test.each(DAMAGES)('a backup %s is refused by name, and nothing changes', async (_what, damage, message) => {
  await backUp({ dataDir: await createData('first') });
  damage();
  const dataDir = inRoot('second');
  writeFiles(dataDir, { 'content.sqlite': 'earlier', 'uploads/logo.png': 'earlier' });
  const before = treeOf(dataDir);
  await expect(restore({ dataDir }, { isForced: true })).rejects.toThrow(message);
  expect(treeOf(dataDir)).toEqual(before);
});

test('a restore that is killed after any step leaves the earlier state', () => {
  const names = ['content.sqlite', 'uploads', 'harvest', 'trial-login.json'];
  const old = {
    'content.sqlite': 'old',
    'uploads/a': 'old',
    'trial-login.json': 'old',
    'index/current': 'old',
  };
  const dataDir = inRoot('data');
  // No process has this mark any more.
  const work = path.join(dataDir, 'restore-4194305-1-x.abcdef');
  const steps = swapSteps({ dataDir, work, names });
  for (let done = 0; done <= steps.length; done += 1) {
    rmSync(dataDir, { recursive: true, force: true });
    writeFiles(dataDir, old);
    writeFiles(path.join(work, 'new'), { 'content.sqlite': 'new', 'uploads/b': 'new', 'harvest/c': 'new' });
    for (const step of steps.slice(0, done)) step();
    undoUnfinishedRestores(dataDir);
    expect(treeOf(dataDir)).toEqual(old);
  }
});

test('a backup removes the archives of killed ones, and not one that is being written', async () => {
  const [killed, running] = ['monday.tar.gz.unfinished-1', 'monday.tar.gz.unfinished-2'].map(inRoot);
  for (const file of [killed, running]) writeFileSync(file ?? '', 'half');
  const at = Date.now() / 1_000 - 3_601;
  utimesSync(killed ?? '', at, at);
  await backUp({ dataDir: await createData('first') });
  expect(readdirSync(root).sort()).toEqual(['backup.tar.gz', 'first', 'monday.tar.gz.unfinished-2']);
});

test.each(['source.json', 'state.json'])(
  'a damaged %s of a source is in the backup as it is, and named',
  async (file) => {
    const dataDir = await createData('first');
    const source = toSource({ name: 'papers', kind: 'upload', address: null, options: {} }, NOW);
    await addSource(dataDir, source);
    writeFiles(dataDir, {
      [`harvest/papers/${file}`]: '{"version":1,"cur',
      'harvest/papers/files/a.bib': 'a',
    });
    expect((await backUp({ dataDir })).damages).toEqual([
      expect.stringContaining(`${path.join(dataDir, 'harvest/papers', file)} is damaged`),
    ]);
    await restore({ dataDir: inRoot('second') });
    expect(treeOf(inRoot('second/harvest'))).toEqual(treeOf(path.join(dataDir, 'harvest')));
  },
);

test('an existing file is never replaced by a backup', async () => {
  const dataDir = await createData('first');
  writeFileSync(inRoot('backup.tar.gz'), 'mine');
  await expect(backUp({ dataDir })).rejects.toThrow(/exists already: name another file/);
  expect(readFileSync(inRoot('backup.tar.gz'), 'utf8')).toBe('mine');
});
