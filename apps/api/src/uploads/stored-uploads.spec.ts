import { beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHistory, restoreChange } from '../content/history.ts';
import { DAY_MS, openTestStore, portalFields } from '../content/testing/open-test-store.ts';
import type { TestStore } from '../content/testing/open-test-store.ts';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { uploadName } from './filename.ts';
import { openStoredUploads } from './stored-uploads.ts';
import { openUploadFolder, UploadFolderFull } from './upload-folder.ts';

jest.setTimeout(60_000);

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => uploadName(digit.repeat(16), 'png')) as [
  ReturnType<typeof uploadName>,
  ReturnType<typeof uploadName>,
  ReturnType<typeof uploadName>,
];
const BYTES = Buffer.alloc(100);
const OWNER = { by: 'ada', target: { type: 'ri', pid: 'egi' } } as const;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
});

describeOnDatabases('uploaded images', (given) => {
  /** Space for two images. */
  const open = async () => {
    const store = await openTestStore(given.database());
    await store.change({ by: 'ada' }, (draft) => draft.create('portal', 'egi', portalFields()));
    const options = { store, folder: openUploadFolder(folder), limitBytes: 250, clock: store.clock };
    return { store, uploads: openStoredUploads(options) };
  };
  const remove = (store: TestStore, { filename }: typeof ONE) =>
    store.change({ by: 'ada' }, (draft) => {
      const item = draft.content().items.upload.get(filename);
      if (item) draft.remove([item]);
    });
  const undo = async (store: TestStore) => {
    const [last] = await readHistory(store, 'egi', 1);
    const nowMs = store.clock();
    return store.change({ by: 'ada' }, (draft, transaction) =>
      restoreChange(draft, transaction, { changeId: last?._id ?? '', portalPid: 'egi', nowMs }),
    );
  };

  test('belong to the portal that they were uploaded for, and the log says who did', async () => {
    const { store, uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    expect(await uploads.read(ONE)).toEqual(BYTES);
    expect((await readHistory(store, 'egi', 1))[0]).toMatchObject({
      by: 'ada',
      action: 'create',
      collection: 'upload',
      itemId: ONE.filename,
      after: { name: ONE.filename, size: 100, uploadedAt: '2026-10-02T00:00:00.000Z' },
    });
  });

  test('are served by other processes at once', async () => {
    const { uploads } = await open();
    const store = await openTestStore(given.database());
    const other = openStoredUploads({
      store,
      folder: openUploadFolder(folder),
      limitBytes: 250,
      clock: store.clock,
    });
    await uploads.save(ONE, BYTES, OWNER);
    expect(await other.read(ONE)).toEqual(BYTES);
  });

  test('are not served once they are deleted, and are back when that is undone', async () => {
    const { store, uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    await remove(store, ONE);
    expect(await uploads.read(ONE)).toBeNull();
    expect(await uploads.space()).toEqual({ usedBytes: 100, deletedBytes: 100, limitBytes: 250 });
    await undo(store);
    expect(await uploads.read(ONE)).toEqual(BYTES);
    expect(await uploads.space()).toMatchObject({ deletedBytes: 0 });
  });

  test('are kept for 30 days after their deletion, and then removed from the disk', async () => {
    const { store, uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    await remove(store, ONE);
    store.passMs(29 * DAY_MS);
    await uploads.purge();
    expect(await readdir(folder)).toEqual([ONE.filename]);
    store.passMs(2 * DAY_MS);
    await uploads.purge();
    expect(await readdir(folder)).toEqual([]);
    await uploads.adopt();
    await expect(undo(store)).rejects.toThrow(/more than 30 days ago, or its space was needed/);
  });

  test('beyond the quota nothing is stored', async () => {
    const { store, uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    await uploads.save(TWO, BYTES, OWNER);
    await expect(uploads.save(THREE, BYTES, OWNER)).rejects.toThrow(UploadFolderFull);
    expect((await readdir(folder)).sort()).toEqual([ONE.filename, TWO.filename]);
    expect((await store.read()).items.upload.has(THREE.filename)).toBe(false);
  });

  test('deleted images make room for new ones, the oldest first', async () => {
    const { store, uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    await uploads.save(TWO, BYTES, OWNER);
    await remove(store, TWO);
    store.passMs(DAY_MS);
    await remove(store, ONE);
    await uploads.save(THREE, BYTES, OWNER);
    expect((await readdir(folder)).sort()).toEqual([ONE.filename, THREE.filename]);
  });

  test('files without an item get one: of the portal that used them first, or of none', async () => {
    const { store, uploads } = await open();
    const files = openUploadFolder(folder);
    await files.save(ONE, BYTES);
    await files.save(TWO, BYTES);
    await store.change({ by: 'ada' }, (draft) => {
      const [portal] = draft.content().items.portal.values();
      if (!portal) return;
      const layout = { ...portal.fields.layout, logoUrl: ONE.filename, isUpload: true };
      draft.set(portal, { fields: { layout } });
    });
    expect(await uploads.read(TWO)).toEqual(BYTES);
    await uploads.adopt();
    await uploads.adopt();
    const { upload } = (await store.read()).items;
    expect([...upload.values()].map(({ id, portalPid }) => [id, portalPid]).sort()).toEqual([
      [ONE.filename, 'egi'],
      [TWO.filename, null],
    ]);
  });

  test('a file whose item cannot be stored does not stay', async () => {
    const { uploads } = await open();
    await uploads.save(ONE, BYTES, OWNER);
    await given.database().query.schema.dropTable('changes').execute();
    await expect(uploads.save(TWO, BYTES, OWNER)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([ONE.filename]);
  });
});
