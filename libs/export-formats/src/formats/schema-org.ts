import { isOpen } from '@open-discovery/model';
import { familyName, nameTypeOf } from '../facts/creator.ts';
import type { Creator } from '../facts/creator.ts';
import { detailsOf } from '../facts/details-of.ts';
import type { Facts, Grant } from '../facts/facts.ts';
import { isbnsOf } from '../facts/identifiers-of.ts';
import { formatIssued } from '../facts/issued.ts';
import { resourceTypeOf } from '../facts/resource-type-of.ts';
import { citeAs, pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { coverageOf } from './schema-org-coverage.ts';
import { organizationNode, schemaOrgOfKind } from './schema-org-kinds.ts';
import { partsOf } from './schema-org-parts.ts';
import { schemaTypeOf } from './schema-type.ts';
import { withoutEmpty } from './without-empty.ts';

/** A related record with its relation. */
export interface RelatedFacts {
  /** The name of a relation in the model. */
  readonly relation: string;
  readonly facts: Facts;
}

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
export const hasRelationProperty = (relation: string): boolean => Object.hasOwn(RELATION_PROPERTY, relation);

export const agent = ({ fullName, person, orcid, affiliations }: Creator): JsonLdNode =>
  person || orcid
    ? {
        '@type': 'Person',
        ...(orcid && { '@id': orcid }),
        name: fullName,
        ...withoutEmpty({
          givenName: person?.given,
          familyName: person && familyName(person),
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
  if (venue === null || (venue.name === '' && venue.issns.length === 0)) return null;
  const periodical = { '@type': 'Periodical', ...withoutEmpty({ name: venue.name, issn: venue.issns }) };
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

/** The types of works that have pages in schema.org. */
const PAGED_TYPES: ReadonlySet<string> = new Set(['ScholarlyArticle', 'Report', 'Chapter']);

const pagesOf = (facts: Facts): JsonLdNode =>
  PAGED_TYPES.has(schemaTypeOf(facts))
    ? { pageStart: facts.venue?.firstPage, pageEnd: facts.venue?.lastPage }
    : {};

/** A license without an address becomes a named work. */
const licenseNode = ({ license }: Facts): JsonLdNode | string | null =>
  license && (license.url ?? { '@type': 'CreativeWork', name: license.text });

const contributorNode = (name: string): JsonLdNode => ({
  '@type': nameTypeOf(name) === 'Organizational' ? 'Organization' : 'Person',
  name,
});

const workNode = (facts: Facts, publicUrls: PublicUrls): JsonLdNode => ({
  // Google Dataset Search reads creators.
  [facts.kind === 'dataset' ? 'creator' : 'author']: facts.creators.map(agent),
  contributor: facts.contributors.map(contributorNode),
  datePublished: facts.issued && formatIssued(facts.issued),
  publisher: facts.publisher && { '@type': 'Organization', name: facts.publisher },
  isPartOf: venueNode(facts),
  ...pagesOf(facts),
  isbn: facts.type === 'book' ? isbnsOf(facts.furtherIdentifiers) : [],
  keywords: facts.subjects,
  inLanguage: facts.language,
  license: licenseNode(facts),
  version: facts.version,
  isAccessibleForFree: facts.access === null ? null : isOpen(facts.access),
  conditionsOfAccess: facts.access?.toLowerCase(),
  funding: facts.grants.map(grantNode),
  sourceOrganization: facts.organizations.flatMap(organizationNode),
  ...coverageOf(facts),
  // The formats of data are those of its downloads.
  encodingFormat: facts.kind === 'dataset' ? null : detailsOf(facts).formats,
  ...partsOf(facts, publicUrls),
});

const identifiersNode = ({ identifiers, furtherIdentifiers }: Facts): JsonLdNode[] => [
  ...identifiers.map(({ scheme, value, url }) => ({
    '@type': 'PropertyValue',
    propertyID: scheme,
    value,
    url,
  })),
  ...furtherIdentifiers.map(({ scheme, value }) => ({ '@type': 'PropertyValue', propertyID: scheme, value })),
];

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
      additionalType: resourceTypeOf(facts),
      alternativeHeadline: facts.subtitle,
      alternateName: facts.otherTitles,
      description: facts.description,
      identifier: identifiersNode(facts),
      ...own,
      ...links,
      isPartOf: [...venue, ...(links['isPartOf'] ?? [])],
    }),
  };
};
