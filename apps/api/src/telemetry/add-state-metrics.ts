import type { ConcurrencyLoad } from '@open-discovery/http-server';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import type { SearchEngine } from '../search/search-engine.ts';

export interface StateMetricsDependencies {
  readonly engine: SearchEngine & { readonly load: () => ConcurrencyLoad };
  readonly database: Database;
}

const MS_PER_SECOND = 1_000;

const toReady = (check: Promise<void>): Promise<0 | 1> =>
  check.then(
    () => 1,
    () => 0,
  );

const addIndexMetrics = (registry: Registry, engine: StateMetricsDependencies['engine']): void => {
  const registers = [registry];
  new Gauge({
    name: 'open_discovery_index_published_timestamp_seconds',
    help: 'When the records that are searched were published, in seconds since 1970; 0 without records',
    registers,
    collect() {
      this.set(Date.parse(engine.about()?.publishedAt ?? '1970-01-01T00:00:00Z') / MS_PER_SECOND);
    },
  });
  new Gauge({
    name: 'open_discovery_index_records',
    help: 'Records that are searched',
    registers,
    collect() {
      this.set(engine.about()?.records ?? 0);
    },
  });
  new Gauge({
    name: 'open_discovery_index_fallback',
    help: '1 while newer records cannot be opened, and earlier ones are searched instead',
    registers,
    collect() {
      this.set(engine.about()?.fallback === undefined ? 0 : 1);
    },
  });
};

/** Adds the gauges that are read at each scrape: the state of the index, the queue and the database. */
export const addStateMetrics = (registry: Registry, { engine, database }: StateMetricsDependencies): void => {
  addIndexMetrics(registry, engine);
  const registers = [registry];
  new Gauge({
    name: 'open_discovery_search_queue',
    help: 'Searches that run, and that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = engine.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'open_discovery_ready',
    help: '1 for a part of the server that can be used, 0 for one that cannot',
    labelNames: ['part'],
    registers,
    async collect() {
      const [index, content] = await Promise.all([toReady(engine.check()), toReady(database.check())]);
      this.set({ part: 'index' }, index);
      this.set({ part: 'database' }, content);
    },
  });
};
