import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { openClusterIndex } from '@open-discovery/opensearch-index';
import type { ClusterOptions } from '@open-discovery/opensearch-index';
import { CAPABILITIES } from '../capability.ts';
import type { Capabilities, Capability } from '../capability.ts';
import { IndexEngine } from '../index-engine.ts';
import type { IndexEngineOptions } from '../index-engine.ts';

/** Searches that the cluster answers at a time for this process. */
const CONCURRENCY = 32;

/**
 * OpenSearch collapses hits, but then neither counts them exactly nor continues a page by a cursor. It counts a facet by
 * visiting each hit.
 */
const LACKING: ReadonlySet<Capability> = new Set(['works', 'cheap-facets']);
export const CLUSTER_CAPABILITIES: Capabilities = new Set(CAPABILITIES.filter((name) => !LACKING.has(name)));

/** Options of the engine. */
type EngineOptions = ClusterOptions & { readonly alias: string } & Omit<
    IndexEngineOptions,
    'open' | 'workers'
  >;

/** The search engine over an index on an OpenSearch cluster. */
export class ClusterEngine extends IndexEngine {
  constructor(options: EngineOptions) {
    super({
      ...options,
      capabilities: CLUSTER_CAPABILITIES,
      workers: CONCURRENCY,
      open: () => openClusterIndex({ ...options, schema: GRAPH_SCHEMA }),
    });
  }
}
