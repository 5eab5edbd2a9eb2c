import { projectReference } from '@open-discovery/graph-index';
import type { KindedRecord, RelationName, ResearchProduct } from '@open-discovery/model';
import { keptSources, withKeptSources } from './kept-sources.ts';

/**
 * Returns the part of a record that other records show; `null` for kinds of which a record may reference
 * thousands.
 */
export const stubOf = ({ kind, record }: KindedRecord): KindedRecord | null => {
  if (kind === 'project') {
    const { id, code, acronym, title, fundings, funding } = record;
    return { kind, record: { id, code, acronym, title, fundings, funding } };
  }
  if (kind === 'organization') {
    const { id, legalName, legalShortName, country, pids } = record;
    const ror = pids?.filter(({ scheme }) => scheme?.toLowerCase() === 'ror');
    return { kind, record: { id, legalName, legalShortName, country, pids: ror } };
  }
  if (kind === 'dataSource')
    return {
      kind,
      record: { id: record.id, officialName: record.officialName, englishName: record.englishName },
    };
  if (kind === 'community')
    return { kind, record: { id: record.id, acronym: record.acronym, name: record.name } };
  if (kind === 'service')
    return { kind, record: { id: record.id, name: record.name, abbreviation: record.abbreviation } };
  return null;
};

/** A related record as seen from the current one. */
export interface RelatedStub {
  readonly relation: RelationName;
  readonly stub: KindedRecord;
}

type OrganizationReference = NonNullable<ResearchProduct['organizations']>[number];

const organizationReference = (item: KindedRecord): OrganizationReference[] =>
  item.kind === 'organization'
    ? [
        {
          id: item.record.id,
          legalName: item.record.legalName,
          acronym: item.record.legalShortName,
          pids: item.record.pids,
          countries: item.record.country ? [item.record.country] : [],
        },
      ]
    : [];

/** Resolves references in a record to the surviving ids and fills their gaps from the other record. */
const joined = <T extends { id: string }>(
  own: readonly T[],
  found: readonly T[],
  keptId: (id: string) => string,
): T[] => {
  const byId = new Map<string, T>();
  for (const reference of own) byId.set(keptId(reference.id), { ...reference, id: keptId(reference.id) });
  for (const reference of found) {
    const given = Object.entries<unknown>(byId.get(reference.id) ?? {}).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    );
    byId.set(reference.id, { ...reference, ...Object.fromEntries(given) });
  }
  return [...byId.values()];
};

const stubsOf = (related: readonly RelatedStub[], wanted: RelationName): KindedRecord[] =>
  related.filter(({ relation }) => relation === wanted).map(({ stub }) => stub);

const hostOf = (hosts: readonly KindedRecord[]): { key: string; value: string | null | undefined } | null => {
  const [host] = hosts;
  return hosts.length === 1 && host?.kind === 'dataSource'
    ? { key: host.record.id, value: host.record.officialName }
    : null;
};

const completeProduct = (
  product: ResearchProduct,
  related: readonly RelatedStub[],
  keptId: (id: string) => string,
): ResearchProduct => {
  const projects = stubsOf(related, 'isProducedBy').flatMap((item) =>
    item.kind === 'project' ? [projectReference(item.record)] : [],
  );
  const communities = stubsOf(related, 'isMemberOf').flatMap((item) =>
    item.kind === 'community'
      ? [{ code: item.record.acronym ?? item.record.id, label: item.record.name }]
      : [],
  );
  const labels = new Map(communities.map(({ code, label }) => [code, label]));
  const own = (product.communities ?? []).map((community) => ({
    ...community,
    label: community.label ?? labels.get(community.code),
  }));
  const codes = new Set(own.map(({ code }) => code));
  const host = hostOf(stubsOf(related, 'isHostedBy'));
  return {
    ...product,
    projects: joined(product.projects ?? [], projects, keptId),
    organizations: joined(
      product.organizations ?? [],
      stubsOf(related, 'hasAuthorInstitution').flatMap(organizationReference),
      keptId,
    ),
    communities: [...own, ...communities.filter(({ code }) => !codes.has(code))],
    collectedFrom: keptSources(product.collectedFrom, keptId),
    instances: product.instances?.map((instance) =>
      withKeptSources(instance.hostedBy ? instance : { ...instance, hostedBy: host }, keptId),
    ),
  };
};

/**
 * Copies the facts of a record's relations into its own fields, so that records from the API, which embeds
 * them, and from the dump, which does not, look alike.
 */
export const completeRecord = (
  item: KindedRecord,
  related: readonly RelatedStub[],
  keptId: (id: string) => string,
): KindedRecord => {
  if (item.kind === 'product')
    return { kind: 'product', record: completeProduct(item.record, related, keptId) };
  if (item.kind === 'project') {
    const participants = stubsOf(related, 'hasParticipant').flatMap(organizationReference);
    return {
      kind: 'project',
      record: {
        ...item.record,
        organizations: joined(item.record.organizations ?? [], participants, keptId),
      },
    };
  }
  if (item.kind === 'organization') {
    const { successors = [], predecessors = [] } = item.record;
    const others = (relation: RelationName) => stubsOf(related, relation).flatMap(organizationReference);
    return {
      kind: 'organization',
      record: {
        ...item.record,
        successors: joined(successors ?? [], others('hasSuccessor'), keptId),
        predecessors: joined(predecessors ?? [], others('hasPredecessor'), keptId),
        collectedFrom: keptSources(item.record.collectedFrom, keptId),
      },
    };
  }
  if (item.kind === 'dataSource')
    return {
      kind: 'dataSource',
      record: { ...item.record, collectedFrom: keptSources(item.record.collectedFrom, keptId) },
    };
  if (item.kind === 'service') {
    const { provider, relatedDataSources } = item.record;
    return {
      kind: 'service',
      record: {
        ...item.record,
        provider: provider?.id ? { ...provider, id: keptId(provider.id) } : provider,
        relatedDataSources: [...new Set((relatedDataSources ?? []).map(keptId))],
      },
    };
  }
  return item;
};

/**
 * Sets the citation count within the corpus where the source gives none. Classes compare with the whole
 * world, so they are left out.
 */
export const withCitations = (item: KindedRecord, citedBy: number): KindedRecord => {
  if (item.kind !== 'product') return item;
  const { indicators } = item.record;
  const given = indicators?.citationImpact?.citationCount;
  if (citedBy === 0 || (given !== null && given !== undefined)) return item;
  const citationImpact = { ...indicators?.citationImpact, citationCount: citedBy };
  return { kind: 'product', record: { ...item.record, indicators: { ...indicators, citationImpact } } };
};
