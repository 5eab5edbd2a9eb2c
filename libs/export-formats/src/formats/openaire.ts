import type { IdentifierScheme } from '@open-discovery/identifiers';
import { ACCESS_RIGHTS, RESOURCE_TYPES } from '@open-discovery/model';
import type { AccessRight, ProductRelation } from '@open-discovery/model';
import { detailsOf } from '../facts/details-of.ts';
import type { Facts, Grant } from '../facts/facts.ts';
import { filesOf } from '../facts/files-of.ts';
import { resourceTypeOf } from '../facts/resource-type-of.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import { creatorXml, furtherIdentifiers, otherIdentifiers, relatedIdentifiers, UNKNOWN } from './datacite.ts';
import { contributorsXml, datesXml, geoLocationsXml, sizesXml } from './datacite-details.ts';
import { group, tag, tags, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';

const NAMESPACE = 'http://namespace.openaire.eu/schema/oaire/';
const COAR = 'http://purl.org/coar';

const GENERAL_TYPE: Readonly<Record<string, string>> = {
  publication: 'literature',
  dataset: 'dataset',
  software: 'software',
};

const ACCESS_WORD = {
  'OPEN SOURCE': 'open access',
  OPEN: 'open access',
  EMBARGO: 'embargoed access',
  RESTRICTED: 'restricted access',
  CLOSED: 'metadata only access',
  UNKNOWN: '',
} as const satisfies Record<AccessRight, string>;

/** The vocabulary's "other", for types without a row. */
const COAR_OTHER = 'c_1843';
/** Terms missing from the guidelines' schema 4.0, with their broader terms in it. */
const COAR_BROADER: Readonly<Record<string, string>> = {
  c_7bab: 'c_6501',
  c_ab20: 'c_93fc',
  c_cb28: 'c_ddb1',
  'R60J-J5BD': 'c_c94f',
};

const typeXml = (facts: Facts): Xml => {
  const type = resourceTypeOf(facts);
  const general = GENERAL_TYPE[facts.kind] ?? 'other research product';
  const coar = (type && RESOURCE_TYPES[type].coar) ?? COAR_OTHER;
  const uri = `${COAR}/resource_type/${COAR_BROADER[coar] ?? coar}`;
  return tag('oaire:resourceType', { resourceTypeGeneral: general, uri }, type?.toLowerCase() ?? 'other');
};

const grantXml = ({ funder, code, title }: Grant): Xml =>
  tag(
    'oaire:fundingReference',
    {},
    tag('oaire:funderName', {}, funder || UNKNOWN),
    tags('oaire:awardNumber', [code]),
    tags('oaire:awardTitle', [title]),
  );

const accessXml = ({ access }: Facts): Xml | null => {
  const code = access && ACCESS_RIGHTS[access].code;
  return code
    ? tag('datacite:rights', { rightsURI: `${COAR}/access_right/${code}` }, ACCESS_WORD[access])
    : null;
};

const citationXml = ({ venue }: Facts): Xml[] =>
  venue === null
    ? []
    : [
        ...tags('oaire:citationTitle', [venue.name]),
        ...tags('oaire:citationVolume', [venue.volume]),
        ...tags('oaire:citationIssue', [venue.issue]),
        ...tags('oaire:citationStartPage', [venue.firstPage]),
        ...tags('oaire:citationEndPage', [venue.lastPage]),
        ...tags('oaire:citationEdition', [venue.edition]),
        ...tags('oaire:citationConferencePlace', [venue.place]),
      ];

/** Relations that DataCite has and the guidelines' schema 4.0 lacks. */
const MISSING_RELATIONS: readonly ProductRelation[] = ['Obsoletes', 'IsObsoletedBy'];

/** The schema names the handle scheme differently from DataCite. */
const IDENTIFIER_WORD: Partial<Record<IdentifierScheme, string>> = { doi: 'DOI', handle: 'HANDLE' };

const identifierXml = (facts: Facts, publicUrls: PublicUrls): Xml => {
  const first = facts.identifiers[0];
  const type = first && IDENTIFIER_WORD[first.scheme];
  return type
    ? tag('datacite:identifier', { identifierType: type }, first.value)
    : tag('datacite:identifier', { identifierType: 'URL' }, first?.url ?? pageAddress(facts, publicUrls));
};

/** Texts have versions of another vocabulary, such as that of an accepted manuscript. */
const isVersioned = ({ kind }: Facts): boolean => kind !== 'publication';

const relationsXml = (facts: Facts, publicUrls: PublicUrls): Xml[] => [
  ...relatedIdentifiers(facts, publicUrls, {
    prefix: 'datacite:',
    isNamed: (relation) => !MISSING_RELATIONS.includes(relation),
  }),
  // The guidelines have no element for the ISSN of a journal.
  ...tags('datacite:relatedIdentifier', facts.venue?.issns ?? [], {
    relatedIdentifierType: 'ISSN',
    relationType: 'IsPartOf',
  }),
];

const fieldsOf = (facts: Facts, publicUrls: PublicUrls): (Xml | null)[] => [
  tag(
    'datacite:titles',
    {},
    tags('datacite:title', [facts.title]),
    tags('datacite:title', [facts.subtitle], { titleType: 'Subtitle' }),
    tags('datacite:title', facts.otherTitles, { titleType: 'AlternativeTitle' }),
  ),
  group(
    'datacite:creators',
    facts.creators.map((creator) => creatorXml(creator, 'datacite:')),
  ),
  contributorsXml(facts, 'datacite:'),
  group('oaire:fundingReferences', facts.grants.map(grantXml)),
  group('datacite:alternateIdentifiers', [
    ...otherIdentifiers(facts.identifiers.slice(1), 'datacite:'),
    ...furtherIdentifiers(facts, 'datacite:'),
  ]),
  group('datacite:relatedIdentifiers', relationsXml(facts, publicUrls)),
  datesXml(facts, 'datacite:'),
  ...tags('dc:language', [facts.language]),
  ...tags('dc:publisher', [facts.publisher]),
  typeXml(facts),
  ...tags('dc:description', [facts.description]),
  ...tags('dc:format', detailsOf(facts).formats),
  identifierXml(facts, publicUrls),
  accessXml(facts),
  group('datacite:subjects', tags('datacite:subject', facts.subjects)),
  sizesXml(facts, 'datacite:'),
  geoLocationsXml(facts, 'datacite:'),
  ...tags('dc:coverage', detailsOf(facts).coverages),
  facts.license && tag('oaire:licenseCondition', { uri: facts.license.url }, facts.license.text),
  ...tags('oaire:version', isVersioned(facts) ? [facts.version] : []),
  ...citationXml(facts),
  ...filesOf(facts)
    .slice(0, 1)
    .map(({ url, mediaType }) => tag('oaire:file', { mimeType: mediaType }, url)),
];

/** Formats a record as an element of the OpenAIRE guidelines for literature repositories, version 4. */
export const openaireElement = (facts: Facts, publicUrls: PublicUrls): Xml =>
  tag(
    'oaire:resource',
    {
      'xmlns:oaire': NAMESPACE,
      'xmlns:datacite': 'http://datacite.org/schema/kernel-4',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${NAMESPACE} https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd`,
    },
    fieldsOf(facts, publicUrls),
  );

/** Formats a record as a document of the OpenAIRE guidelines. */
export const toOpenaire = (facts: Facts, publicUrls: PublicUrls): string =>
  xmlDocument(openaireElement(facts, publicUrls));
