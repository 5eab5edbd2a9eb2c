import { checkCluster } from '@open-discovery/opensearch-index';
import type { ClusterOptions } from '@open-discovery/opensearch-index';
import { IndexError } from '@open-discovery/search-index';

const LIMIT_MS = 2_000;

const isSilence = (error: unknown): boolean => error instanceof IndexError && error.reason === 'timeout';

/**
 * Reports whether a cluster responds at one of its addresses, by a request that no search delays. A cluster whose addresses all
 * refuse it responds, too: so will searches be, at once.
 */
export const doesRespond = async (options: ClusterOptions, limitMs = LIMIT_MS): Promise<boolean> => {
  const asked = options.urls.map((url) => checkCluster({ ...options, urls: [url], timeLimitMs: limitMs }));
  try {
    await Promise.any(asked);
    return true;
  } catch (error) {
    return !(error instanceof AggregateError && error.errors.some(isSilence));
  }
};
