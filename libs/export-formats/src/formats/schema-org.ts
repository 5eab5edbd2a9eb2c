import { isOpen } from '@open-discovery/model';
import type { Organization, ResearchProduct } from '@open-discovery/model';
import type { Creator } from '../facts/creator.ts';
import type { Facts, Grant } from '../facts/facts.ts';
import { lines } from '../facts/clean-text.ts';
import { filesOf } from '../facts/files-of.ts';
import { formatIssued } from '../facts/issued.ts';
import type { WorkType } from '../facts/work-type.ts';
import { citeAs, pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { schemaOrgOfKind } from './schema-org-kinds.ts';
import { withoutEmpty } from './without-empty.ts';

/** A related record with its relation. */
export interface RelatedFacts {
  /** The name of a relation in the model. */
  readonly relation: string;
  readonly facts: Facts;
}

const SCHEMA_TYPE = {
  article: 'ScholarlyArticle',
  review: 'ScholarlyArticle',
  preprint: 'ScholarlyArticle',
  book: 'Book',
  chapter: 'Chapter',
  conferencePaper: 'ScholarlyArticle',
  report: 'Report',
  thesis: 'Thesis',
  patent: 'CreativeWork',
  text: 'CreativeWork',
  dataset: 'Dataset',
  collection: 'Collection',
  film: 'CreativeWork',
  image: 'CreativeWork',
  sound: 'CreativeWork',
  software: 'SoftwareSourceCode',
  workflow: 'HowTo',
  lecture: 'LearningResource',
  presentation: 'PresentationDigitalDocument',
  model: 'CreativeWork',
  event: 'CreativeWork',
  interactive: 'CreativeWork',
  other: 'CreativeWork',
  project: 'ResearchProject',
  organization: 'Organization',
  dataSource: 'DataCatalog',
  service: 'Service',
  community: 'Organization',
  person: 'Person',
} as const satisfies Record<WorkType, string>;

/** schema.org properties for relations between works. */
const RELATION_PROPERTY: Readonly<Record<string, string>> = {
  Cites: 'citation',
  References: 'citation',
  HasPart: 'hasPart',
  IsPartOf: 'isPartOf',
  IsDerivedFrom: 'isBasedOn',
  IsNewVersionOf: 'isBasedOn',
  IsSupplementedBy: 'hasPart',
  HasVersion: 'workExample',
  IsVersionOf: 'exampleOfWork',
};

/** Reports whether schema.org has a property for a relation of the model. */
export const isSaidRelation = (relation: string): boolean => Object.hasOwn(RELATION_PROPERTY, relation);

/** ROR's types of organizations, the most telling first. */
const ORGANIZATION_TYPES: readonly (readonly [string, string])[] = [
  ['education', 'EducationalOrganization'],
  ['healthcare', 'MedicalOrganization'],
  ['archive', 'ArchiveOrganization'],
  ['government', 'GovernmentOrganization'],
  ['company', 'Corporation'],
  ['nonprofit', 'NGO'],
  ['facility', 'ResearchOrganization'],
  ['funder', 'FundingAgency'],
];

const organizationType = ({ types }: Organization): string =>
  ORGANIZATION_TYPES.find(([type]) => types?.includes(type))?.[1] ?? 'Organization';

/** Data and software keep their type regardless of their files. */
export const schemaTypeOf = ({ item, kind, type }: Facts): string => {
  if (kind === 'dataset') return 'Dataset';
  if (kind === 'software') return 'SoftwareSourceCode';
  return item.kind === 'organization' ? organizationType(item.record) : SCHEMA_TYPE[type];
};

export const agent = ({ fullName, person, orcid, affiliations }: Creator): JsonLdNode =>
  person || orcid
    ? {
        '@type': 'Person',
        ...(orcid && { '@id': orcid }),
        name: fullName,
        ...withoutEmpty({
          givenName: person?.given,
          familyName: person && [person.particle, person.family].filter((part) => part).join(' '),
          honorificSuffix: person?.suffix,
          affiliation: affiliations.map((name) => ({ '@type': 'Organization', name })),
        }),
      }
    : { '@type': 'Organization', name: fullName };

const grantNode = ({ funder, code, acronym, title }: Grant): JsonLdNode => ({
  '@type': 'Grant',
  ...withoutEmpty({
    name: title || acronym,
    identifier: code,
    funder: funder ? { '@type': 'Organization', name: funder } : null,
  }),
});

const venueNode = ({ venue }: Facts): JsonLdNode | null => {
  if (venue === null) return null;
  const periodical = { '@type': 'Periodical', name: venue.name, ...withoutEmpty({ issn: venue.issns }) };
  const volume = venue.volume && {
    '@type': 'PublicationVolume',
    volumeNumber: venue.volume,
    isPartOf: periodical,
  };
  const inVolume = volume || periodical;
  return venue.issue
    ? { '@type': 'PublicationIssue', issueNumber: venue.issue, isPartOf: inVolume }
    : inVolume;
};

const relatedNodes = (
  related: readonly RelatedFacts[],
  publicUrls: PublicUrls,
): Record<string, JsonLdNode[]> => {
  const nodes: Record<string, JsonLdNode[]> = {};
  for (const { relation, facts } of related) {
    const property = RELATION_PROPERTY[relation];
    if (property === undefined) continue;
    const node = { '@type': schemaTypeOf(facts), '@id': citeAs(facts, publicUrls), name: facts.title };
    const known = nodes[property] ?? [];
    // A record may be both a part and a supplement, which share a property here.
    if (!known.some((other) => other['@id'] === node['@id'])) nodes[property] = [...known, node];
  }
  return nodes;
};

/** A size is that of all files: it is said of a single one, or of the data set's page. */
const downloadsOf = (facts: Facts, product: ResearchProduct, publicUrls: PublicUrls): JsonLdNode[] => {
  const files = filesOf(facts);
  const contentSize = lines([product.size])[0];
  if (files.length > 0)
    return files.map(({ url, mediaType }) => ({
      '@type': 'DataDownload',
      contentUrl: url,
      encodingFormat: mediaType,
      ...(files.length === 1 && contentSize ? { contentSize } : {}),
    }));
  const encodingFormat = lines(product.formats);
  if (encodingFormat.length === 0 && !contentSize) return [];
  const url = facts.urls[0] ?? pageAddress(facts, publicUrls);
  return [{ '@type': 'DataDownload', url, ...withoutEmpty({ encodingFormat, contentSize }) }];
};

/** Names of unknown sources. */
const NO_SOURCE = /^unknown/i;

/** The repositories that have a copy of a data set. */
const catalogsOf = ({ instances }: ResearchProduct): JsonLdNode[] =>
  lines((instances ?? []).map(({ hostedBy }) => hostedBy?.value))
    .filter((name) => !NO_SOURCE.test(name))
    .map((name) => ({ '@type': 'DataCatalog', name }));

const partsOf = (facts: Facts, publicUrls: PublicUrls) => {
  if (facts.item.kind === 'product' && facts.kind === 'dataset')
    return {
      distribution: downloadsOf(facts, facts.item.record, publicUrls),
      includedInDataCatalog: catalogsOf(facts.item.record),
    };
  return facts.item.kind === 'product' && facts.kind === 'software'
    ? {
        codeRepository: facts.item.record.codeRepositoryUrl,
        programmingLanguage: facts.item.record.programmingLanguage,
      }
    : {};
};

/** The types of works that have pages in schema.org. */
const PAGED_TYPES: ReadonlySet<string> = new Set(['ScholarlyArticle', 'Report', 'Chapter']);

const pagesOf = (facts: Facts): JsonLdNode =>
  PAGED_TYPES.has(schemaTypeOf(facts))
    ? { pageStart: facts.venue?.firstPage, pageEnd: facts.venue?.lastPage }
    : {};

/** A license without an address becomes a named work. */
const licenseNode = ({ license }: Facts): JsonLdNode | string | null =>
  license && (license.url ?? { '@type': 'CreativeWork', name: license.text });

const workNode = (facts: Facts, publicUrls: PublicUrls): JsonLdNode => ({
  author: facts.creators.map(agent),
  contributor: facts.contributors.map((name) => ({ '@type': 'Person', name })),
  datePublished: facts.issued && formatIssued(facts.issued),
  publisher: facts.publisher && { '@type': 'Organization', name: facts.publisher },
  isPartOf: venueNode(facts),
  ...pagesOf(facts),
  keywords: facts.subjects,
  inLanguage: facts.language,
  license: licenseNode(facts),
  version: facts.version,
  isAccessibleForFree: facts.access === null ? null : isOpen(facts.access),
  funding: facts.grants.map(grantNode),
  sourceOrganization: facts.organizations
    .filter(({ name }) => name !== '')
    .map(({ name }) => ({ '@type': 'Organization', name })),
  ...partsOf(facts, publicUrls),
});

const identifiersNode = ({ identifiers }: Facts): JsonLdNode[] =>
  identifiers.map(({ scheme, value, url }) => ({
    '@type': 'PropertyValue',
    propertyID: scheme,
    value,
    url,
  }));

/**
 * Formats a record as a schema.org node with those of its relations that schema.org has properties for.
 * Source: schema.org; Google's guides for Dataset; the Science-on-Schema guidelines.
 */
export const toSchemaOrg = (
  facts: Facts,
  publicUrls: PublicUrls,
  related: readonly RelatedFacts[] = [],
): JsonLdNode => {
  const own = facts.item.kind === 'product' ? workNode(facts, publicUrls) : schemaOrgOfKind(facts);
  const links = relatedNodes(related, publicUrls);
  const venue = [own['isPartOf'] ?? []].flat();
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(facts),
    '@id': citeAs(facts, publicUrls),
    url: pageAddress(facts, publicUrls),
    name: facts.title,
    ...withoutEmpty({
      alternateName: [facts.subtitle, ...facts.otherTitles].filter((title) => title !== ''),
      description: facts.description,
      identifier: identifiersNode(facts),
      ...own,
      ...links,
      isPartOf: [...venue, ...(links['isPartOf'] ?? [])],
    }),
  };
};
