import { knownDate } from '@open-discovery/model';
import type { OtherKind, RecordOf } from '@open-discovery/model';
import { lines } from '../facts/clean-text.ts';
import { addresses } from '../facts/identifiers-of.ts';
import type { Facts, NamedOrganization } from '../facts/facts.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { withoutEmpty } from './without-empty.ts';

const organization = (name: string | null | undefined): JsonLdNode | null =>
  name ? { '@type': 'Organization', name } : null;

/** Returns the node of an organization that a record names; none without a name. */
export const organizationNode = ({ name, ror }: NamedOrganization): JsonLdNode[] =>
  name === '' ? [] : [{ '@type': 'Organization', ...(ror && { '@id': ror }), name }];

const fundingOf = (project: RecordOf['project'], facts: Facts): JsonLdNode => ({
  '@type': project.granted?.fundedAmount ? 'MonetaryGrant' : 'Grant',
  ...withoutEmpty({
    identifier: project.code,
    name: project.callIdentifier,
    funder: organization(facts.publisher),
    amount: project.granted?.fundedAmount
      ? withoutEmpty({
          '@type': 'MonetaryAmount',
          currency: project.granted.currency,
          value: project.granted.fundedAmount,
        })
      : null,
  }),
});

const addressNode = ({ country, locations }: RecordOf['organization']): JsonLdNode | null => {
  const [main] = locations ?? [];
  const node = withoutEmpty({
    addressLocality: main?.city,
    addressRegion: main?.region,
    addressCountry: main?.country?.code ?? country?.code,
  });
  return Object.keys(node).length === 0 ? null : { '@type': 'PostalAddress', ...node };
};

type Location = NonNullable<RecordOf['organization']['locations']>[number];

const placeNode = ({ city, region, country, latitude, longitude }: Location): JsonLdNode | null => {
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number';
  const name = [city, region, country?.label ?? country?.code].filter((part) => part).join(', ');
  if (!hasPoint) return null;
  return {
    '@type': 'Place',
    ...withoutEmpty({ name }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
};

/** schema.org has no property for an organization's end or for those that continue it. */
const closedWords = ({ status, successors }: RecordOf['organization']): string | null => {
  if (status !== 'inactive') return null;
  const names = (successors ?? []).flatMap(({ legalName }) => legalName ?? []);
  return names.length === 0 ? 'No longer exists' : `No longer exists; continued by ${names.join(', ')}`;
};

const OWN = {
  project: (project, facts) => ({
    alternateName: project.title ? lines([project.acronym]) : null,
    foundingDate: knownDate(project, 'startDate'),
    dissolutionDate: knownDate(project, 'endDate'),
    member: facts.organizations.flatMap(organizationNode),
    funding: fundingOf(project, facts),
    keywords: facts.subjects,
    sameAs: facts.urls,
  }),
  organization: (record, facts) => ({
    sameAs: [...facts.identifiers.map(({ url }) => url), ...facts.urls, ...addresses([record.wikipediaUrl])],
    foundingDate: record.foundingYear ? String(record.foundingYear).padStart(4, '0') : null,
    disambiguatingDescription: closedWords(record),
    address: addressNode(record),
    location: (record.locations ?? []).map(placeNode).filter((node) => node !== null),
  }),
  dataSource: (record, facts) => ({
    keywords: facts.subjects,
    inLanguage: record.languages,
    datePublished: record.releaseStartDate,
    sameAs: facts.urls,
    image: record.logoUrl,
  }),
  service: (record, facts) => ({
    provider: organization(facts.publisher),
    serviceType: record.categories,
    category: record.scientificDomains,
    audience: (record.targetUsers ?? []).map((audienceType) => ({ '@type': 'Audience', audienceType })),
    slogan: record.tagline,
    sameAs: facts.urls,
    logo: record.logoUrl,
  }),
  community: (_record, facts) => ({ keywords: facts.subjects, sameAs: facts.urls }),
  person: (record, facts) => ({
    givenName: record.givenName,
    familyName: record.familyName,
    sameAs: facts.identifiers.map(({ url }) => url),
  }),
} as const satisfies { readonly [K in OtherKind]: (record: RecordOf[K], facts: Facts) => JsonLdNode };

/** Returns the schema.org properties of a record that is not a work. */
export const schemaOrgOfKind = (facts: Facts): JsonLdNode => {
  const { kind, record } = facts.item;
  // Kind and record belong together, which the compiler cannot see through a table.
  return kind === 'product' ? {} : (OWN[kind] as (record: object, facts: Facts) => JsonLdNode)(record, facts);
};
