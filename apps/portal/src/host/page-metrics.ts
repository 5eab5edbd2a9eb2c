import type { ConcurrencyLimit } from '@open-discovery/http-server';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Adds the metrics of pages: what the cache answers, and how many pages are rendered or wait for it. */
export const addPageMetrics = (registry: Registry, renders: Pick<ConcurrencyLimit, 'load'>) => {
  const registers = [registry];
  const lookups = new Counter({
    name: 'open_discovery_page_cache_lookups_total',
    help: 'Requests of pages that the page cache answered (hit) or not (miss)',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'open_discovery_page_queue',
    help: 'Pages that are rendered, and that wait for it',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = renders.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return { countLookup: (result: 'hit' | 'miss'): void => lookups.inc({ result }) };
};
