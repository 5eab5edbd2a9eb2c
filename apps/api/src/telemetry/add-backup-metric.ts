import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { readLastBackup } from '../backup/last-backup.ts';

const MS_PER_SECOND = 1_000;

/** Adds the gauge of the last backup of a data folder, which is read at each scrape. */
export const addBackupMetric = (registry: Registry, dataDir: string): void => {
  new Gauge({
    name: 'open_discovery_backup_timestamp_seconds',
    help: 'When the last backup was made, in seconds since 1970; 0 if none is known',
    registers: [registry],
    async collect() {
      this.set(Date.parse((await readLastBackup(dataDir)) ?? '1970-01-01T00:00:00Z') / MS_PER_SECOND);
    },
  });
};
