import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { ONE_PER_VALUE_MAX, openClusterIndex } from '@open-discovery/opensearch-index';
import type { ClusterOptions } from '@open-discovery/opensearch-index';
import { CAPABILITIES } from '../capability.ts';
import type { Capabilities } from '../capability.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { IndexEngine } from '../index-engine.ts';
import type { IndexEngineOptions } from '../index-engine.ts';
import { doesRespond } from './does-respond.ts';

/** Searches that the cluster answers at a time for this process. */
const CONCURRENCY = 32;

/** OpenSearch counts a facet by visiting each hit. */
export const CLUSTER_CAPABILITIES: Capabilities = new Set(
  CAPABILITIES.filter((name) => name !== 'cheap-facets'),
);

type EngineOptions = ClusterOptions & { readonly alias: string } & Omit<
    IndexEngineOptions,
    'open' | 'workers' | 'breaker'
  >;

/** The search engine over an index on an OpenSearch cluster. */
export class ClusterEngine extends IndexEngine {
  constructor(options: EngineOptions) {
    super({
      ...options,
      capabilities: CLUSTER_CAPABILITIES,
      worksMax: ONE_PER_VALUE_MAX,
      workers: CONCURRENCY,
      breaker: createCircuitBreaker({ doesRespond: () => doesRespond(options) }),
      open: () => openClusterIndex({ ...options, schema: GRAPH_SCHEMA }),
    });
  }
}
