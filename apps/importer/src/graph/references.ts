import { deriveOpenAireId, parseOrcid } from '@open-discovery/identifiers';
import { isUnknownSource } from '@open-discovery/model';
import type {
  KindedRecord,
  Organization,
  Person,
  RelationName,
  ResearchProduct,
} from '@open-discovery/model';
import { idOfCommunity } from '../formats/rows.ts';

/** A relation by the ids of both ends, named from source to target. */
export interface Link {
  readonly source: string;
  readonly relation: RelationName;
  readonly target: string;
}

/**
 * A record's references to others: relations, and the facts it states about each, used when nothing else
 * describes them.
 */
export interface References {
  readonly links: readonly Link[];
  readonly mentioned: readonly KindedRecord[];
}

interface Reference {
  readonly relation: RelationName;
  readonly item: KindedRecord;
}

type ProjectReference = NonNullable<ResearchProduct['projects']>[number];
type OrganizationReference = NonNullable<ResearchProduct['organizations']>[number];
type CommunityReference = NonNullable<ResearchProduct['communities']>[number];
type SourceReference = NonNullable<ResearchProduct['collectedFrom']>[number];
type AuthorReference = NonNullable<ResearchProduct['authors']>[number];

const toProject = ({ id, code, acronym, title, funder }: ProjectReference): Reference => ({
  relation: 'isProducedBy',
  item: {
    kind: 'project',
    record: { id, code, acronym, title, fundings: funder ? [{ name: funder }] : [] },
  },
});

const toOrganization =
  (relation: RelationName) =>
  ({ id, legalName, acronym, pids, countries }: OrganizationReference): Reference => {
    const record: Organization = { id, legalName, legalShortName: acronym, pids, country: countries?.[0] };
    return { relation, item: { kind: 'organization', record } };
  };

const toCommunity = ({ code, label }: CommunityReference): Reference[] => {
  const id = idOfCommunity(code);
  return id === null
    ? []
    : [
        {
          relation: 'isMemberOf',
          item: { kind: 'community', record: { id, acronym: code, name: label ?? code } },
        },
      ];
};

const toDataSource =
  (relation: RelationName) =>
  (source: SourceReference | null | undefined): Reference[] =>
    source?.key && !isUnknownSource(source.value ?? '')
      ? [{ relation, item: { kind: 'dataSource', record: { id: source.key, officialName: source.value } } }]
      : [];

/** Returns the id of the person with an ORCID iD; `null` when its check digit is wrong. */
const idOfPerson = (orcid: string): string | null => {
  const identifier = parseOrcid(orcid);
  return identifier?.checkDigits === 'valid' ? deriveOpenAireId('orcid', identifier.value) : null;
};

/** Splits `Doe, Jane` where the source does not give the names separately. */
const namesOf = ({ fullName, name, surname }: AuthorReference): Pick<Person, 'givenName' | 'familyName'> => {
  if (name || surname) return { givenName: name, familyName: surname };
  const [family, given] = fullName.split(/,\s*/, 2);
  return given ? { givenName: given, familyName: family } : { familyName: fullName };
};

const toPerson = (author: AuthorReference): Reference[] => {
  const orcid = /^orcid/i.test(author.pid?.id.scheme ?? '') ? (author.pid?.id.value ?? '') : '';
  const id = idOfPerson(orcid);
  const value = parseOrcid(orcid)?.value;
  if (id === null || value === undefined) return [];
  return [
    {
      relation: 'isAuthoredBy',
      item: { kind: 'person', record: { id, originalId: [value], ...namesOf(author) } },
    },
  ];
};

const ofProduct = (product: ResearchProduct): Reference[] => [
  ...(product.projects ?? []).map(toProject),
  ...(product.organizations ?? []).map(toOrganization('hasAuthorInstitution')),
  ...(product.communities ?? []).flatMap(toCommunity),
  ...(product.instances ?? []).flatMap(({ hostedBy }) => toDataSource('isHostedBy')(hostedBy)),
  ...(product.instances ?? []).flatMap(({ collectedFrom }) => toDataSource('isProvidedBy')(collectedFrom)),
  ...(product.collectedFrom ?? []).flatMap(toDataSource('isProvidedBy')),
  ...(product.authors ?? []).flatMap(toPerson),
];

const ofItem = (item: KindedRecord): Reference[] => {
  if (item.kind === 'product') return ofProduct(item.record);
  if (item.kind === 'project') return (item.record.organizations ?? []).map(toOrganization('hasParticipant'));
  if (item.kind === 'organization')
    return [
      ...(item.record.collectedFrom ?? []).flatMap(toDataSource('isProvidedBy')),
      ...(item.record.successors ?? []).map(toOrganization('hasSuccessor')),
      ...(item.record.predecessors ?? []).map(toOrganization('hasPredecessor')),
    ];
  if (item.kind === 'dataSource')
    return (item.record.collectedFrom ?? []).flatMap(toDataSource('isProvidedBy'));
  if (item.kind !== 'service') return [];
  const { provider, communities, relatedDataSources } = item.record;
  const toProvider = toOrganization('isProvidedBy');
  return [
    ...(provider?.id ? [toProvider({ id: provider.id, legalName: provider.name })] : []),
    ...(communities ?? []).flatMap(toCommunity),
    ...(relatedDataSources ?? []).flatMap((key) => toDataSource('IsRelatedTo')({ key, value: key })),
  ];
};

/** Reports whether a mentioned record has a name; a bare id is not enough to create a record. */
const hasName = ({ kind, record }: KindedRecord): boolean => {
  if (kind === 'project')
    return Boolean(record.title || record.acronym || record.code || record.fundings?.length);
  if (kind === 'organization') return Boolean(record.legalName || record.legalShortName);
  if (kind === 'dataSource') return Boolean(record.officialName) && record.officialName !== record.id;
  return true;
};

/**
 * Returns the relations in a record's own fields, and the records they lead to as far as it describes them.
 */
export const referencesOf = (item: KindedRecord): References => {
  const seen = new Set<string>();
  const references = ofItem(item).filter(({ relation, item: other }) => {
    const key = `${relation} ${other.record.id}`;
    return other.record.id !== item.record.id && !seen.has(key) && seen.add(key);
  });
  return {
    links: references.map(({ relation, item: other }) => ({
      source: item.record.id,
      relation,
      target: other.record.id,
    })),
    mentioned: references.map(({ item: other }) => other).filter(hasName),
  };
};
