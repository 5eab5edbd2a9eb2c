import { UPSTREAM_COLLECTIONS } from '@open-discovery/graph-upstream';
import type { UpstreamKind } from '@open-discovery/graph-upstream';

const KINDS = Object.keys(UPSTREAM_COLLECTIONS) as UpstreamKind[];

/** The sources of ids that have records of one kind only. */
const KIND_OF_SOURCE: ReadonlyMap<string, UpstreamKind> = new Map([
  ...['corda_______', 'corda__h2020', 'corda_____he', 'ukri________', 'nsf_________'].map(
    (source) => [source, 'project'] as const,
  ),
  ...['openorgs____', 'pending_org_'].map((source) => [source, 'organization'] as const),
  ...[
    'opendoar____',
    're3data_____',
    'fairsharing_',
    'doajarticles',
    'issn___print',
    'eurocrisdris',
    'infrastruct_',
  ].map((source) => [source, 'dataSource'] as const),
  ['orcid_______', 'person'],
]);

/** Returns the kinds of which a record with an id may be, the likeliest first: an id does not say it, its source often does. */
export const likelyKinds = (id: string): readonly UpstreamKind[] => {
  const likely = KIND_OF_SOURCE.get(id.slice(0, id.indexOf('::'))) ?? 'product';
  return [likely, ...KINDS.filter((kind) => kind !== likely)];
};
