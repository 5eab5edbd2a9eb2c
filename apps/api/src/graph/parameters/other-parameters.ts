import { area } from './area-parameter.ts';
import type { Parameter } from './parameter.ts';
import { flag, ownRole, value, words } from './parameter.ts';

const RELATED = {
  relCommunityId: value('community', 'Code of a related community'),
  relCollectedFromDatasourceId: value(
    'collectedFrom',
    'OpenAIRE id of a data source that the record comes from',
  ),
};

/** Filters of organizations, by the names of the Graph API V3. */
export const ORGANIZATION_PARAMETERS = {
  legalName: words(['title'], 'Words of the legal name'),
  legalShortName: words(['title'], 'Words of the short name'),
  id: value('id', 'OpenAIRE id of the organization'),
  pid: value('pid', 'Persistent identifier, such as a ROR address', { commas: false }),
  countryCode: value('country', 'ISO 3166-1 alpha-2 code of the country'),
  ...RELATED,
} as const satisfies Record<string, Parameter>;

/** Filters beyond the Graph API. */
export const ORGANIZATION_EXTENSIONS = {
  box: area(
    'Area with a place of the organization, as west,south,east,north in degrees; widened to whole cells of a grid',
  ),
} as const satisfies Record<string, Parameter>;

/** Filters of data sources, by the names of the Graph API V3. */
export const DATA_SOURCE_PARAMETERS = {
  officialName: words(['title'], 'Words of the official name'),
  englishName: words(['title'], 'Words of the English name'),
  legalShortName: words(['title'], 'Words of the short name'),
  id: value('id', 'OpenAIRE id of the data source'),
  pid: value('pid', 'Persistent identifier or ISSN', { commas: false }),
  subjects: words(['subject'], 'Words of the subjects'),
  dataSourceTypeName: value('sourceType', 'Type, such as "Data Repository"'),
  contentTypes: value('contentType', 'Type of content'),
  relOrganizationId: value('organization', 'OpenAIRE id of the organization that provides it'),
  ...RELATED,
  collectedFromName: words(['related'], 'Words of the names of related records'),
  country: value('country', 'ISO 3166-1 alpha-2 code of a country involved'),
  thematic: flag('thematic', 'Whether it is thematic'),
  jurisdiction: value('jurisdiction', 'Code of the jurisdiction'),
  eoscdatasourcetype: value('category', 'Type in the EOSC, such as Repository'),
  odLanguages: value('language', 'Code or English name of a language'),
  compatibilityId: value('compatibility', 'Id of the compatibility level, such as openaire2.0'),
  compatibilityName: value('compatibility', 'Name of the compatibility level'),
} as const satisfies Record<string, Parameter>;

/** Filters of persons, by the names of the Graph API V3. */
export const PERSON_PARAMETERS = {
  id: value('id', 'OpenAIRE id of the person'),
  originalId: value('originalId', 'ORCID'),
  givenName: words(['title'], 'Words of the given name'),
  lastName: words(['title'], 'Words of the family name'),
} as const satisfies Record<string, Parameter>;

/** Filters of services, which extend the Graph API. */
export const SERVICE_PARAMETERS = {
  id: value('id', 'Id of the service'),
  relCommunityId: RELATED.relCommunityId,
  relOrganizationId: value('organization', 'Id of the organization that provides it'),
} as const satisfies Record<string, Parameter>;

/** Filters of communities, which extend the Graph API. */
export const COMMUNITY_PARAMETERS = {
  id: value('id', 'Id of the community'),
  relCommunityId: value('community', 'Code of the community, such as dh-ch'),
  role: ownRole('Role of the caller, who must be logged in, in the community'),
} as const satisfies Record<string, Parameter>;
