import { currentSpan } from '@open-discovery/telemetry';
import type { Telemetry } from '@open-discovery/telemetry';
import { Histogram } from 'prom-client';
import { EngineError } from '../search/engine-error.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { searchClass } from './search-class.ts';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_SECOND = 1_000;

/** Returns the outcome of a failed search: the reason, of which there are few. */
const reasonOf = (error: unknown): string => (error instanceof EngineError ? error.reason : 'error');

/** Returns an engine whose work is timed by its class, and recorded as spans. The wait for a turn counts. */
export const createMeteredEngine = (engine: SearchEngine, { registry, tracer }: Telemetry): SearchEngine => {
  if (registry === null && tracer === null) return engine;
  const seconds =
    registry &&
    new Histogram({
      name: 'open_discovery_search_duration_seconds',
      help: 'Time from the arrival of a search to its answer, by class and outcome',
      labelNames: ['class', 'outcome'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });

  const timed = async <T>(className: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const parent = currentSpan();
    const name = `search: ${className}`;
    const span = parent && tracer ? tracer.start({ name, kind: 'internal', parent }) : null;
    let outcome = 'ok';
    try {
      return await work();
    } catch (error) {
      outcome = reasonOf(error);
      throw error;
    } finally {
      seconds?.observe({ class: className, outcome }, (performance.now() - begin) / MS_PER_SECOND);
      span?.end({ outcome }, outcome !== 'ok');
    }
  };

  return {
    capabilities: engine.capabilities,
    worksMax: engine.worksMax,
    search: (query) => timed(searchClass(query), () => engine.search(query)),
    searchEach: (...call) => timed('searches', () => engine.searchEach(...call)),
    get: (ids) => timed('records', () => engine.get(ids)),
    related: (...call) => timed('related', () => engine.related(...call)),
    suggest: (...call) => timed('suggestions', () => engine.suggest(...call)),
    similarTerms: (...call) => timed('similar terms', () => engine.similarTerms(...call)),
    wordCounts: (...call) => timed('word counts', () => engine.wordCounts(...call)),
    count: (...call) => timed('counts', () => engine.count(...call)),
    sum: (...call) => timed('sums', () => engine.sum(...call)),
    partition: (...call) => timed('partitions', () => engine.partition(...call)),
    scan: (...call) => timed('scans', () => engine.scan(...call)),
    // Lasts as long as its reader likes.
    stream: (query) => engine.stream(query),
    attachment: (name) => engine.attachment(name),
    about: () => engine.about(),
    check: () => engine.check(),
    refresh: () => engine.refresh(),
    close: () => engine.close(),
  };
};
