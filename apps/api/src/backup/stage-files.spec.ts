import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addTestSource, harvest, recordsText, startOaiServer } from '@open-discovery/harvest/testing';
import type { OaiServer } from '@open-discovery/harvest/testing';
import { stageFiles } from './stage-files.ts';

const RECORDS = 20;
const BACKUPS = 30;

let server: OaiServer;
let root: string;
beforeEach(async () => {
  server = await startOaiServer();
  root = mkdtempSync(path.join(tmpdir(), 'open-discovery-stage-'));
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

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
  for (let backup = 0; backup < BACKUPS; backup += 1) {
    const folder = path.join(root, `backup-${backup}`);
    mkdirSync(folder);
    await stageFiles(dataDir, folder, { hasIndex: false });
    expect(readdirSync(path.join(folder, 'harvest/a/files'))).toHaveLength(300);
    const versions = [...(await recordsText(folder)).matchAll(/Version (\d+)/g)].map(([title]) => title);
    expect(versions).toHaveLength(RECORDS);
    expect(new Set(versions).size).toBe(1);
  }
  isOver = true;
  await harvesting;
});
