import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addTestSource, harvest, recordsText, startOaiServer } from '@open-discovery/harvest/testing';
import type { OaiServer } from '@open-discovery/harvest/testing';
import { stageFiles } from './stage-files.ts';
import { listFiles, listIfThere } from './stage-name.ts';

jest.setTimeout(60_000);

const RECORDS = 20;
const BACKUPS = 30;

let server: OaiServer;
let root: string;
beforeEach(async () => {
  server = await startOaiServer();
  root = mkdtempSync(path.join(tmpdir(), 'open-discovery-stage-'));
});
afterEach(() => server.close());

test('a backup has all records of a source, also while complete harvests replace each other', async () => {
  const dataDir = path.join(root, 'data');
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  // Uploaded files that are copied between the state of the source and its answers.
  const files = path.join(dataDir, 'harvest/a/files');
  mkdirSync(files, { recursive: true });
  for (let file = 0; file < 300; file += 1) writeFileSync(path.join(files, `${file}.bib`), '');
  let version = 0;
  const harvestAnew = async () => {
    version += 1;
    server.records = Array.from({ length: RECORDS }, (_none, number) => ({
      id: `oai:archive.example.org:${number}`,
      date: server.date,
      title: `Version ${version}`,
    }));
    expect(await harvest(dataDir, { isFull: true })).toMatchObject({ failure: null });
  };
  await harvestAnew();
  let isOver = false;
  const harvesting = (async () => {
    while (!isOver) await harvestAnew();
  })();
  try {
    for (let backup = 0; backup < BACKUPS; backup += 1) {
      const folder = path.join(root, `backup-${backup}`);
      mkdirSync(folder);
      await stageFiles(dataDir, folder, { hasIndex: false });
      expect(readdirSync(path.join(folder, 'harvest/a/files'))).toHaveLength(300);
      const versions = [...(await recordsText(folder)).matchAll(/Version (\d+)/g)].map(([title]) => title);
      expect(versions).toHaveLength(RECORDS);
      expect(new Set(versions).size).toBe(1);
    }
  } finally {
    // A harvest that outlasts the test would hide why it failed.
    isOver = true;
    await harvesting;
  }
});

test('folders that are removed while a source is listed hide none of its other files', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const source = path.join(root, `source-${attempt}`);
    const old = Array.from({ length: 50 }, (_none, number) => path.join(source, `answers-${number}`));
    for (const folder of old) mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(source, 'source.json'), '{}');
    const removed = Promise.all(old.map((folder) => rm(folder, { recursive: true })));
    expect(await listIfThere(source)).toEqual(['source.json']);
    await removed;
  }
});

test('a backup has all files of harvests but those that are being written', async () => {
  const dataDir = path.join(root, 'data');
  const kept = [
    'harvest/.imported.json',
    'harvest/replaced-records.jsonl.gz',
    'harvest/archive/source.json',
    'harvest/papers/files/papers.bib',
  ];
  const left = [
    'harvest/.alive',
    'harvest/.new-archive-AbCdEf/source.json',
    'harvest/.publishing',
    'harvest/.removed-archive/source.json',
    'harvest/.running',
    'harvest/.time',
    'harvest/archive/state.json.new',
    'harvest/papers/files/.upload-0c0ffee0-0000-4000-8000-000000000000',
  ];
  for (const name of [...kept, ...left]) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), '{}');
  }
  const folder = path.join(root, 'backup');
  await stageFiles(dataDir, folder, { hasIndex: false });
  expect((await listFiles(folder)).sort()).toEqual([...kept].sort());
});
