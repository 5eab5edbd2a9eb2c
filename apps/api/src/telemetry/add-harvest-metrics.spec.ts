import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { removeSource } from '@open-discovery/harvest';
import { addTestSource, faulty, harvest, NOW, startOaiServer } from '@open-discovery/harvest/testing';
import { Registry } from 'prom-client';
import { addHarvestMetrics } from './add-harvest-metrics.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-metrics-'));

const registry = new Registry();
addHarvestMetrics(registry, dataDir);
const measured = async (): Promise<string[]> =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('open_'))
    .map((line) => line.replace('open_discovery_harvest_', ''));

test('each source has its records, its failures, and the time when it was last complete', async () => {
  expect(await measured()).toEqual([]);
  const server = await startOaiServer();
  server.records = [{ id: 'oai:a.example.org:1', date: server.date, title: 'Tides' }];
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  await harvest(dataDir);
  const complete = `success_timestamp_seconds{source="archive"} ${NOW.getTime() / 1_000}`;
  const sound = 'damaged{source="archive"} 0';
  expect(await measured()).toEqual([
    complete,
    'records{source="archive"} 1',
    'failures{source="archive"} 0',
    sound,
  ]);
  server.faults = [faulty.status(404), faulty.status(404)];
  await harvest(dataDir);
  await harvest(dataDir);
  expect(await measured()).toEqual([
    complete,
    'records{source="archive"} 1',
    'failures{source="archive"} 2',
    sound,
  ]);
  await harvest(dataDir);
  expect(await measured()).toContain('failures{source="archive"} 0');
  writeFileSync(path.join(dataDir, 'harvest/archive/state.json'), '');
  expect(await measured()).toEqual(['damaged{source="archive"} 1']);
  await removeSource(dataDir, 'archive');
  expect(await measured()).toEqual([]);
  await server.close();
});
