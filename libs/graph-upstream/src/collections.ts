import type { Kind } from '@open-discovery/model';

interface UpstreamCollection {
  readonly path: string;
  /** Its own parameters. */
  readonly parameters: readonly string[];
  /** The fields of `sortBy`. */
  readonly sorts: readonly string[];
}

const names = (text: string): string[] => text.trim().split(/\s+/);

/** Parameters of every collection. */
export const COMMON_PARAMETERS: readonly string[] = names(
  'search page pageSize cursor sortBy logicalOperator',
);

/** The collections of the Graph API V3, which refuses any other parameter. */
export const UPSTREAM_COLLECTIONS = {
  product: {
    path: 'research-products',
    parameters:
      names(`includeStats mainTitle description id pid originalId publisher authorFullName authorId type
      fromPublicationDate toPublicationDate fromPublicationYear toPublicationYear publicationYear excludePubDateRange
      subjects language countryCode accessRightLabel influenceClass impulseClass popularityClass citationCountClass
      instanceType sdgLabel fos isPeerReviewed isInDiamondJournal isPubliclyFunded isGreen hasLicense openAccessColor
      eoscIfGuidelines relOrganizationId relOrganization rorId relCommunityId relCommunityName subCommunity relProjectId
      relProjectCode relProject hasProjectRel relProjectFundingShortName relProjectFundingStreamId relFunder
      relFundingLevel0Id relFundingLevel1Id relFundingLevel2Id relHostingDataSourceId relHostingDataSource
      relCollectedFromDatasourceId source`),
    sorts: names('relevance publicationDate dateOfCollection influence popularity citationCount impulse'),
  },
  project: {
    path: 'projects',
    parameters:
      names(`title keywords id code acronym callIdentifier fundingShortName fundingStreamId fromStartDate
      toStartDate fromEndDate toEndDate relOrganizationName relOrganizationId relCommunityId relOrganizationCountryCode
      relCollectedFromDatasourceId startYear endYear activeYear fromStartYear toStartYear fromEndYear toEndYear country
      funder fundinglevel0Id fundinglevel1Id fundinglevel2Id projectOAMandatePublications`),
    sorts: names('relevance startDate endDate'),
  },
  organization: {
    path: 'organizations',
    parameters: names(
      'legalName legalShortName id pid countryCode relCommunityId relCollectedFromDatasourceId',
    ),
    sorts: ['relevance'],
  },
  dataSource: {
    path: 'datasources',
    parameters: names(`officialName englishName legalShortName id pid subjects dataSourceTypeName contentTypes
      relOrganizationId relCommunityId relCollectedFromDatasourceId collectedFromName country thematic jurisdiction
      eoscdatasourcetype odLanguages compatibilityId compatibilityName`),
    sorts: ['relevance'],
  },
  person: {
    path: 'persons',
    parameters: names('id originalId givenName lastName'),
    sorts: ['relevance'],
  },
} as const satisfies Partial<Record<Kind, UpstreamCollection>>;

/** A kind of record that the Graph API has. Services and communities are not among them. */
export type UpstreamKind = keyof typeof UPSTREAM_COLLECTIONS;

/** Reports whether the Graph API has records of a kind. */
export const isUpstreamKind = (kind: Kind): kind is UpstreamKind => Object.hasOwn(UPSTREAM_COLLECTIONS, kind);
