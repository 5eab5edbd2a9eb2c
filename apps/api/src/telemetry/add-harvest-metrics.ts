import { readSources, readState } from '@open-discovery/harvest';
import type { HarvestState } from '@open-discovery/harvest';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const MS_PER_SECOND = 1_000;

/** The figures of each source. */
const MEASURES: readonly {
  readonly name: string;
  readonly help: string;
  readonly valueOf: (state: HarvestState) => number;
}[] = [
  {
    name: 'open_discovery_harvest_success_timestamp_seconds',
    help: 'When a harvest of the source was last complete, in seconds since 1970; 0 if it never was',
    valueOf: ({ completeAt }) => Date.parse(completeAt ?? '1970-01-01T00:00:00Z') / MS_PER_SECOND,
  },
  {
    name: 'open_discovery_harvest_records',
    help: 'Records that the source has',
    valueOf: ({ alive }) => alive,
  },
  {
    name: 'open_discovery_harvest_failures',
    help: 'Harvests of the source that have failed since the last complete one',
    valueOf: ({ failures }) => failures,
  },
];

/** Adds the gauges of harvests in a data folder, which are read at each scrape. */
export const addHarvestMetrics = (registry: Registry, dataDir: string): void => {
  for (const { name, help, valueOf } of MEASURES)
    new Gauge({
      name,
      help,
      labelNames: ['source'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name: source } of await readSources(dataDir))
          this.set({ source }, valueOf(await readState(dataDir, source)));
      },
    });
};
