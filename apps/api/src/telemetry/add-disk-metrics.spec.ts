import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { addDiskMetrics } from './add-disk-metrics.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-disk-'));
});

const write = (name: string, bytes: number): void => {
  mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  writeFileSync(path.join(dataDir, name), Buffer.alloc(bytes));
};

test('each part of the data folder has the size of its files, measured again after a minute', async () => {
  write('index/generation-000001/documents', 1_000);
  write('uploads/logo.png', 200);
  write('harvest/archive/answers-1/000001.gz', 30);
  write('harvest/papers/files/papers.bib', 4);
  write('content.sqlite', 50_000);
  write('import-1-1-a@b.AAAAAA/records', 600_000);
  let nowMs = 0;
  const registry = new Registry();
  addDiskMetrics(registry, dataDir, () => nowMs);
  const sizes = async () => {
    const { values } = (await registry.getSingleMetric('open_discovery_data_bytes')?.get()) ?? { values: [] };
    return Object.fromEntries(values.map(({ labels, value }) => [labels['part'], value]));
  };
  const first = { index: 1_000, pictures: 200, harvests: 30, record_files: 4, other: 650_000 };
  expect(await sizes()).toEqual(first);
  write('uploads/photo.jpg', 20_000);
  nowMs = 59_000;
  expect(await sizes()).toEqual(first);
  nowMs = 60_000;
  expect(await sizes()).toEqual({ ...first, pictures: 20_200 });
});

test('the disk has its free space and free files', async () => {
  const registry = new Registry();
  addDiskMetrics(registry, dataDir);
  const text = await registry.metrics();
  expect(text).toMatch(/^open_discovery_disk_free_bytes [1-9]\d*$/m);
  expect(text).toMatch(/^open_discovery_disk_free_files (?:\d+|Nan)$/m);
});
