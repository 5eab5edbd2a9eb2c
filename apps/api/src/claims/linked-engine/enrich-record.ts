import { projectReference, workOf } from '@open-discovery/graph-index';
import { PRODUCT_RELATION_NAMES } from '@open-discovery/model';
import type { LinkedRecord, LinkedWork, ResearchProduct } from '@open-discovery/model';
import type { LinkedEnd } from './approved-link.ts';
import type { LinkMap } from './link-map.ts';

/** The Graph API's word for links that users have made. */
const PROVENANCE = [{ provenance: 'Linked by user', trust: null }];

type ProjectReference = NonNullable<ResearchProduct['projects']>[number];
type CommunityReference = NonNullable<ResearchProduct['communities']>[number];

const linkedProjects = (ends: readonly LinkedEnd[]): ProjectReference[] =>
  ends.flatMap(({ other }) => (other.kind === 'project' ? [projectReference(other.record)] : []));

const linkedCommunities = (ends: readonly LinkedEnd[]): CommunityReference[] =>
  ends.flatMap(({ other, card }) =>
    other.kind === 'community' ? [{ code: card.value, label: card.label, provenance: PROVENANCE }] : [],
  );

const linkedWorks = (ends: readonly LinkedEnd[]): LinkedWork[] =>
  ends.flatMap(({ other, relation }) => {
    const name = PRODUCT_RELATION_NAMES.find((one) => one === relation);
    return other.kind === 'product' && name !== undefined
      ? [{ relation: name, ...workOf(other.record) }]
      : [];
  });

/** Appends the items whose key is new. */
const appendNew = <T>(own: readonly T[], more: readonly T[], keyOf: (item: T) => string): T[] => {
  const keys = new Set(own.map(keyOf));
  return [...own, ...more.filter((item) => !keys.has(keyOf(item)))];
};

/** Returns a product with the projects, communities and works that approved links add; other records as they are. */
export const enrichRecord = <T extends LinkedRecord>(item: T, links: LinkMap): T => {
  const ends = links.endsOf(item.record.id);
  if (item.kind !== 'product' || ends.length === 0) return item;
  const { record } = item;
  const works = appendNew(item.links ?? [], linkedWorks(ends), ({ relation, id }) => `${relation} ${id}`);
  return {
    ...item,
    record: {
      ...record,
      projects: appendNew(record.projects ?? [], linkedProjects(ends), ({ id }) => id),
      communities: appendNew(record.communities ?? [], linkedCommunities(ends), ({ code }) => code),
    },
    ...(works.length > 0 ? { links: works } : {}),
  };
};
