import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { noteBackup } from '../backup/last-backup.ts';
import { addBackupMetric } from './add-backup-metric.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-metrics-'));

test('the time of the last backup is measured, 0 without one', async () => {
  const registry = new Registry();
  addBackupMetric(registry, dataDir);
  expect(await registry.metrics()).toContain('open_discovery_backup_timestamp_seconds 0\n');
  await noteBackup(dataDir, '2026-11-23T02:15:00.000Z');
  expect(await registry.metrics()).toContain(
    `open_discovery_backup_timestamp_seconds ${Date.UTC(2026, 10, 23, 2, 15) / 1_000}\n`,
  );
});
