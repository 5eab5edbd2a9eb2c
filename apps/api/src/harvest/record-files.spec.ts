import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { addSource, createSource, readUploadedFiles, removeSource } from '@open-discovery/harvest';
import { NOW } from '@open-discovery/harvest/testing';
import { openRecordFiles } from './record-files.ts';

const UPLOAD = '00000000-0000-4000-8000-000000000001';
const LIMIT_BYTES = 100;
const MB = 1_048_576;

let dataDir: string;
const add = (name: string, kind: string, address: string | null) => {
  const definition = { name, kind, address, options: {}, allowsHttp: false, allowsPrivate: false };
  return addSource(dataDir, createSource(definition, NOW));
};
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-record-files-'));
  await add('papers', 'upload', null);
  await add('archive', 'oai-pmh', 'https://archive.example.org/oai');
});

const files = (limitFiles = 10) => openRecordFiles({ dataDir, limitBytes: LIMIT_BYTES, limitFiles });
const piece = (bytes: number, from = 0, lastOf: string | null = 'a.bib') => ({
  upload: UPLOAD,
  from,
  content: Buffer.alloc(bytes, 'x'),
  lastOf,
});
const names = async () => (await readUploadedFiles(dataDir, 'papers')).map(({ name }) => name);

test('a file is stored with its last piece, and removed', async () => {
  expect((await files().store('papers', piece(10, 0, null))).bytes).toBe(10);
  expect((await files().store('papers', piece(10, 10))).bytes).toBe(20);
  expect(await names()).toEqual(['a.bib']);
  await files().remove('papers', 'a.bib');
  expect(await names()).toEqual([]);
});

test.each([
  ['a source that does not exist', 'thesis', piece(1), { status: 404 }],
  ['a source that is harvested', 'archive', piece(1), { status: 404 }],
  ['a path instead of a source', '../papers', piece(1), { status: 404 }],
  [
    'a file that is too large',
    'papers',
    piece(1, 512 * MB),
    { status: 413, message: 'file: larger than 512 MB' },
  ],
  ['more than all files may have', 'papers', piece(LIMIT_BYTES + 1), { name: 'UploadFolderFull' }],
])('%s is refused, and nothing is stored', async (_rule, source, given, error) => {
  await expect(files().store(source, given)).rejects.toMatchObject(error);
  expect(await names()).toEqual([]);
});

test('the limit counts the files of all sources, and unfinished ones', async () => {
  await add('theses', 'upload', null);
  await files().store('theses', piece(60, 0, null));
  await expect(files().store('papers', piece(50))).rejects.toMatchObject({ name: 'UploadFolderFull' });
  await files().store('papers', piece(40));
  expect(await names()).toEqual(['a.bib']);
});

test('pieces that arrive at the same time do not exceed the limit together', async () => {
  const { store } = files();
  const pieces = ['a.bib', 'b.bib', 'c.bib'].map((name, at) => ({
    ...piece(40, 0, name),
    upload: UPLOAD.replace('1', String(at)),
  }));
  const results = await Promise.allSettled(pieces.map((one) => store('papers', one)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await names()).toHaveLength(2);
});

test('a piece that arrives while its source is removed finds no source', async () => {
  const { store } = openRecordFiles({
    dataDir,
    limitBytes: LIMIT_BYTES,
    freeBytes: async () => {
      await removeSource(dataDir, 'papers');
      return Number.POSITIVE_INFINITY;
    },
  });
  await expect(store('papers', piece(1))).rejects.toMatchObject({ status: 404 });
});

test('the last part of the disk is for the content of the portal', async () => {
  const full = openRecordFiles({ dataDir, limitBytes: LIMIT_BYTES, freeBytes: async () => 500 * MB });
  await expect(full.store('papers', piece(1))).rejects.toMatchObject({ name: 'UploadFolderFull' });
  expect(await names()).toEqual([]);
});

test('empty files are limited by their number, unfinished ones included; an upload that has begun may end', async () => {
  const other = { ...piece(0, 0, null), upload: UPLOAD.replace('1', '2') };
  await files(2).store('papers', piece(0, 0, 'a.bib'));
  await files(2).store('papers', { ...piece(0, 0, null), content: Buffer.from('x') });
  await expect(files(2).store('papers', other)).rejects.toMatchObject({ name: 'UploadFolderFull' });
  await files(2).store('papers', piece(1, 1, 'b.bib'));
  expect(await names()).toEqual(['a.bib', 'b.bib']);
});
