import { listSources } from '@open-discovery/harvest';
import type { HarvestState } from '@open-discovery/harvest';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const MS_PER_SECOND = 1_000;

/** The figures of each source. Nothing but the damage is known of a damaged source. */
const MEASURES: readonly {
  readonly name: string;
  readonly help: string;
  readonly valueOf: (state: HarvestState | null) => number | null;
}[] = [
  {
    name: 'open_discovery_harvest_success_timestamp_seconds',
    help: 'When a harvest of the source was last complete, in seconds since 1970; 0 if it never was',
    valueOf: (state) => state && Date.parse(state.completeAt ?? '1970-01-01T00:00:00Z') / MS_PER_SECOND,
  },
  {
    name: 'open_discovery_harvest_records',
    help: 'Records that the source has',
    valueOf: (state) => state && state.alive,
  },
  {
    name: 'open_discovery_harvest_failures',
    help: 'Harvests of the source that have failed since the last complete one',
    valueOf: (state) => state && state.failures,
  },
  {
    name: 'open_discovery_harvest_damaged',
    help: '1 if source.json or state.json of the source is damaged: until it is repaired, no harvest publishes records',
    valueOf: (state) => (state === null ? 1 : 0),
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
        for (const { name, state, damage } of await listSources(dataDir)) {
          const value = valueOf(damage === null ? state : null);
          if (value !== null) this.set({ source: name }, value);
        }
      },
    });
};
