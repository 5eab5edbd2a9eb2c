import type { Upstream } from '@open-discovery/graph-upstream';
import type { KnownKinds } from './known-kinds.ts';

/** The client of the other server, and the facts that are known about its records. */
export interface UpstreamSource {
  readonly upstream: Upstream;
  readonly kinds: KnownKinds;
}
