import { ApiError } from '../errors/api-error.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';

/** Returns what is known about the records. Throws {@link ApiError} 503 while there are none. */
export const publishedStatus = (engine: Pick<SearchEngine, 'about'>): EngineStatus => {
  const status = engine.about();
  if (status === null) throw new ApiError(503, 'There are no records yet', { retryAfterSeconds: 10 });
  return status;
};
