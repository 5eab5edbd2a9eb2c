import type { Identifier, IdentifierScheme } from '@open-discovery/identifiers';
import type { ProductRelation } from '@open-discovery/model';
import { familyName, sortedName } from '../facts/creator.ts';
import type { Creator } from '../facts/creator.ts';
import { detailsOf } from '../facts/details-of.ts';
import type { Facts, Grant } from '../facts/facts.ts';
import { resourceTypeOf } from '../facts/resource-type-of.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import { accessAddress } from './access-address.ts';
import { contributorsXml, datesXml, geoLocationsXml, sizesXml } from './datacite-details.ts';
import { furtherIssnsXml, venueXml } from './datacite-venue.ts';
import { group, tag, tags, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';
import { typeWord } from './type-word.ts';

/** DataCite's names for schemes of related and alternate identifiers. */
const SCHEME_WORD: Partial<Record<IdentifierScheme, string>> = {
  doi: 'DOI',
  handle: 'Handle',
  pmid: 'PMID',
  pmcid: 'PMCID',
  arxiv: 'arXiv',
  swhid: 'SWHID',
};

/** Placeholder for an unknown required field. Source: DataCite's standard values for unknown information. */
export const UNKNOWN = ':unav';
/** Placeholder for an unknown year, which must have four digits. */
const UNKNOWN_YEAR = '0000';

const NAMESPACE = 'http://datacite.org/schema/kernel-4';
const XML_LANGUAGE = (language: string): { 'xml:lang'?: string } =>
  language ? { 'xml:lang': language } : {};

/** Formats a creator in DataCite's schema, which the OpenAIRE guidelines share. */
export const creatorXml = (creator: Creator, prefix = ''): Xml => {
  const { person, orcid, affiliations } = creator;
  const family = person && familyName(person);
  return tag(
    `${prefix}creator`,
    {},
    tag(
      `${prefix}creatorName`,
      { nameType: person || orcid ? 'Personal' : 'Organizational' },
      sortedName(creator),
    ),
    person?.given ? tag(`${prefix}givenName`, {}, person.given) : null,
    family ? tag(`${prefix}familyName`, {}, family) : null,
    orcid
      ? tag(
          `${prefix}nameIdentifier`,
          { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org' },
          orcid,
        )
      : null,
    ...affiliations.map((name) => tag(`${prefix}affiliation`, {}, name)),
  );
};

interface RelatedOptions {
  readonly prefix?: string;
  /** Reports whether the schema has a relation. */
  readonly isNamed?: (relation: ProductRelation) => boolean;
}

/** An identifier of a scheme unknown to DataCite is given as an address. */
export const otherIdentifiers = (identifiers: readonly Identifier[], prefix = ''): Xml[] =>
  identifiers.map(({ scheme, value, url }) => {
    const type = SCHEME_WORD[scheme];
    return tag(
      `${prefix}alternateIdentifier`,
      { alternateIdentifierType: type ?? 'URL' },
      type ? value : url,
    );
  });

/** DataCite's words for schemes of related identifiers; other identifiers are given as addresses. */
const RELATED_SCHEME_WORD: Partial<Record<IdentifierScheme, string>> = {
  doi: 'DOI',
  handle: 'Handle',
  pmid: 'PMID',
};

/** The relations that exports name, with DataCite's words where these are in the schema. */
export const relatedIdentifiers = (
  { links }: Facts,
  publicUrls: PublicUrls,
  { prefix = '', isNamed = () => true }: RelatedOptions = {},
): Xml[] =>
  links
    .filter(({ relation }) => isNamed(relation))
    .map(({ relation, identifier, kind, id }) => {
      const word = identifier && RELATED_SCHEME_WORD[identifier.scheme];
      const attributes = { relatedIdentifierType: word ?? 'URL', relationType: relation };
      const url = identifier?.url ?? pageAddress({ kind, id }, publicUrls);
      return tag(`${prefix}relatedIdentifier`, attributes, word ? identifier.value : url);
    });

const identifierXml = (facts: Facts, publicUrls: PublicUrls): Xml =>
  facts.doi
    ? tag('identifier', { identifierType: 'DOI' }, facts.doi)
    : tag(
        'identifier',
        { identifierType: 'URL' },
        facts.identifiers[0]?.url ?? pageAddress(facts, publicUrls),
      );

/** Importers recognize a record that is not a work by its page; the schema has no other place for its website. */
const addressesXml = (facts: Facts, publicUrls: PublicUrls): Xml[] => {
  if (facts.item.kind === 'product') return [];
  const page = facts.identifiers.length === 0 ? [] : [pageAddress(facts, publicUrls)];
  return tags('alternateIdentifier', [...page, ...facts.urls], { alternateIdentifierType: 'URL' });
};

/** The identifiers of schemes without a parser, such as an ISBN. */
export const furtherIdentifiers = ({ furtherIdentifiers }: Facts, prefix = ''): Xml[] =>
  furtherIdentifiers.map(({ scheme, value }) =>
    tag(`${prefix}alternateIdentifier`, { alternateIdentifierType: scheme }, value),
  );

const grantXml = ({ funder, code, title }: Grant): Xml =>
  tag(
    'fundingReference',
    {},
    tag('funderName', {}, funder || UNKNOWN),
    code ? tag('awardNumber', {}, code) : null,
    title ? tag('awardTitle', {}, title) : null,
  );

const titlesXml = ({ title, subtitle, otherTitles, language }: Facts): Xml =>
  tag(
    'titles',
    {},
    tag('title', XML_LANGUAGE(language), title),
    tags('title', [subtitle], { titleType: 'Subtitle' }),
    tags('title', otherTitles, { titleType: 'AlternativeTitle' }),
  );

const licenseXml = ({ license }: Facts): Xml[] =>
  license === null
    ? []
    : [
        tag(
          'rights',
          {
            rightsURI: license.url,
            rightsIdentifier: license.spdx,
            rightsIdentifierScheme: license.spdx && 'SPDX',
            schemeURI: license.spdx && 'https://spdx.org/licenses/',
          },
          license.text,
        ),
      ];

const accessXml = ({ access }: Facts): Xml[] => {
  const address = access === null ? '' : accessAddress(access);
  return address === '' ? [] : [tag('rights', { rightsURI: address }, address.split('/').at(-1) ?? '')];
};

const UNKNOWN_CREATOR: Creator = { fullName: UNKNOWN, person: null, orcid: null, affiliations: [] };

const fieldsOf = (facts: Facts, publicUrls: PublicUrls): (Xml | null)[] => [
  identifierXml(facts, publicUrls),
  tag(
    'creators',
    {},
    (facts.creators.length > 0 ? facts.creators : [UNKNOWN_CREATOR]).map((one) => creatorXml(one)),
  ),
  titlesXml(facts),
  tag('publisher', {}, facts.publisher || UNKNOWN),
  tag('publicationYear', {}, String(facts.issued?.year ?? UNKNOWN_YEAR).padStart(4, '0')),
  tag(
    'resourceType',
    { resourceTypeGeneral: typeWord('datacite', facts.type) },
    resourceTypeOf(facts) ?? facts.kind,
  ),
  group('subjects', tags('subject', facts.subjects)),
  contributorsXml(facts),
  datesXml(facts),
  tags('language', [facts.language])[0] ?? null,
  group('alternateIdentifiers', [
    ...otherIdentifiers(facts.identifiers.slice(1)),
    ...furtherIdentifiers(facts),
    ...addressesXml(facts, publicUrls),
  ]),
  group('relatedIdentifiers', [...relatedIdentifiers(facts, publicUrls), ...furtherIssnsXml(facts)]),
  sizesXml(facts),
  group('formats', tags('format', detailsOf(facts).formats)),
  tags('version', [facts.version])[0] ?? null,
  group('rightsList', [...licenseXml(facts), ...accessXml(facts)]),
  group('descriptions', tags('description', [facts.description], { descriptionType: 'Abstract' })),
  geoLocationsXml(facts),
  group('fundingReferences', facts.grants.map(grantXml)),
  group(
    'relatedItems',
    [venueXml(facts)].flatMap((item) => item ?? []),
  ),
];

/** Formats a record as an element of DataCite's metadata schema 4. */
export const dataciteElement = (facts: Facts, publicUrls: PublicUrls): Xml =>
  tag(
    'resource',
    {
      xmlns: NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${NAMESPACE} https://schema.datacite.org/meta/kernel-4.4/metadata.xsd`,
    },
    fieldsOf(facts, publicUrls),
  );

/** Formats a record as a document of DataCite's metadata schema 4. */
export const toDatacite = (facts: Facts, publicUrls: PublicUrls): string =>
  xmlDocument(dataciteElement(facts, publicUrls));
