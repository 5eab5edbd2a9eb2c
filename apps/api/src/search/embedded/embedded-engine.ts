import { openIndex } from '@open-discovery/search-index';
import type { OpenOptions } from '@open-discovery/search-index';
import { IndexEngine } from '../index-engine.ts';
import type { IndexEngineOptions } from '../index-engine.ts';

/** Options of the engine. The queue before the index is the engine's. */
type EngineOptions = Pick<OpenOptions, 'folder' | 'workerUrl'> & Omit<IndexEngineOptions, 'open'>;

/** The search engine over the embedded index of a folder. */
export class EmbeddedEngine extends IndexEngine {
  constructor({ folder, workerUrl, ...options }: EngineOptions) {
    const { workers, timeLimitMs } = options;
    super({ ...options, open: () => openIndex({ folder, workers, workerUrl, timeLimitMs }) });
  }
}
