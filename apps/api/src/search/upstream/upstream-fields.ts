import type { KeywordField, NumberField, TextField } from '@open-discovery/graph-index';
import type { UpstreamKind } from '@open-discovery/graph-upstream';
import { ACCESS_RIGHTS, parseAccessRight } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';
import type { SortField } from '../engine-query.ts';

type Field = KeywordField | TextField | 'id';
type Parameters = Partial<Record<Field, string>>;

/** The parameter of each field that the Graph API V3 can restrict. */
export const FIELD_PARAMETERS: Readonly<Record<UpstreamKind, Parameters>> = {
  product: {
    id: 'id',
    pid: 'pid',
    identifier: 'pid',
    originalId: 'originalId',
    title: 'mainTitle',
    abstract: 'description',
    author: 'authorFullName',
    subject: 'subjects',
    type: 'type',
    language: 'language',
    country: 'countryCode',
    publisher: 'publisher',
    venue: 'publisher',
    access: 'accessRightLabel',
    influenceClass: 'influenceClass',
    impulseClass: 'impulseClass',
    popularityClass: 'popularityClass',
    citationClass: 'citationCountClass',
    instanceType: 'instanceType',
    sdg: 'sdgLabel',
    fos: 'fos',
    peerReviewed: 'isPeerReviewed',
    diamond: 'isInDiamondJournal',
    publiclyFunded: 'isPubliclyFunded',
    green: 'isGreen',
    hasLicense: 'hasLicense',
    openAccessColor: 'openAccessColor',
    guideline: 'eoscIfGuidelines',
    organization: 'relOrganizationId',
    community: 'relCommunityId',
    project: 'relProjectId',
    funder: 'relProjectFundingShortName',
    fundingStream: 'relProjectFundingStreamId',
    fundingLevel0: 'relFundingLevel0Id',
    fundingLevel1: 'relFundingLevel1Id',
    fundingLevel2: 'relFundingLevel2Id',
    hostingSource: 'relHostingDataSourceId',
    collectedFrom: 'relCollectedFromDatasourceId',
  },
  project: {
    id: 'id',
    code: 'code',
    title: 'title',
    subject: 'keywords',
    callIdentifier: 'callIdentifier',
    funder: 'fundingShortName',
    fundingStream: 'fundingStreamId',
    fundingLevel0: 'fundinglevel0Id',
    fundingLevel1: 'fundinglevel1Id',
    fundingLevel2: 'fundinglevel2Id',
    country: 'country',
    organization: 'relOrganizationId',
    community: 'relCommunityId',
    collectedFrom: 'relCollectedFromDatasourceId',
    mandatePublications: 'projectOAMandatePublications',
  },
  organization: {
    id: 'id',
    pid: 'pid',
    identifier: 'pid',
    title: 'legalName',
    country: 'countryCode',
    community: 'relCommunityId',
    collectedFrom: 'relCollectedFromDatasourceId',
  },
  dataSource: {
    id: 'id',
    pid: 'pid',
    identifier: 'pid',
    title: 'officialName',
    subject: 'subjects',
    sourceType: 'dataSourceTypeName',
    contentType: 'contentTypes',
    organization: 'relOrganizationId',
    country: 'country',
    thematic: 'thematic',
    jurisdiction: 'jurisdiction',
    category: 'eoscdatasourcetype',
    language: 'odLanguages',
    compatibility: 'compatibilityId',
    community: 'relCommunityId',
    collectedFrom: 'relCollectedFromDatasourceId',
  },
  person: { id: 'id', originalId: 'originalId', title: 'lastName' },
};

/** Parameters of identifiers: a search for one of them looks nowhere else. */
export const IDENTIFIER_PARAMETERS: ReadonlySet<string> = new Set(['pid', 'authorId', 'code']);

interface RangeParameters {
  readonly from: string;
  readonly to: string;
  /** Days are days since 1970-01-01. */
  readonly unit: 'year' | 'day';
}

/** The parameters of each number field that the Graph API V3 can restrict. */
export const RANGE_PARAMETERS: Readonly<
  Partial<Record<UpstreamKind, Partial<Record<NumberField, RangeParameters>>>>
> = {
  product: {
    year: { from: 'fromPublicationYear', to: 'toPublicationYear', unit: 'year' },
    date: { from: 'fromPublicationDate', to: 'toPublicationDate', unit: 'day' },
  },
  project: {
    startYear: { from: 'fromStartYear', to: 'toStartYear', unit: 'year' },
    endYear: { from: 'fromEndYear', to: 'toEndYear', unit: 'year' },
    startDate: { from: 'fromStartDate', to: 'toStartDate', unit: 'day' },
    endDate: { from: 'fromEndDate', to: 'toEndDate', unit: 'day' },
  },
};

/** The parameter that finds the records with a relation to a given one. */
export const RELATION_PARAMETERS: Readonly<
  Partial<Record<UpstreamKind, Partial<Record<RelationName, string>>>>
> = {
  product: {
    isProducedBy: 'relProjectId',
    hasAuthorInstitution: 'relOrganizationId',
    isHostedBy: 'relHostingDataSourceId',
    isProvidedBy: 'relCollectedFromDatasourceId',
  },
  project: { hasParticipant: 'relOrganizationId' },
  dataSource: { isProvidedBy: 'relOrganizationId' },
};

/** The kind of record that a relation leads to, so that others need not be asked. */
export const RELATION_TARGETS: Readonly<Record<string, UpstreamKind>> = {
  relProjectId: 'project',
  relOrganizationId: 'organization',
  relHostingDataSourceId: 'dataSource',
  relCollectedFromDatasourceId: 'dataSource',
};

/** The names of orders in `sortBy`. */
export const SORTS: Readonly<Partial<Record<UpstreamKind, Partial<Record<SortField, string>>>>> = {
  product: {
    date: 'publicationDate',
    collected: 'dateOfCollection',
    influence: 'influence',
    popularity: 'popularity',
    citations: 'citationCount',
    impulse: 'impulse',
  },
  project: { startDate: 'startDate', endDate: 'endDate' },
};

const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/i;

/** Returns the parameter and the wording of a value of a field; null if the Graph API cannot restrict the field. */
export const parameterOf = (
  kind: UpstreamKind,
  field: string,
  value: string,
): { readonly parameter: string; readonly value: string } | null => {
  const parameters: Readonly<Record<string, string | undefined>> = FIELD_PARAMETERS[kind];
  const parameter = Object.hasOwn(parameters, field) ? parameters[field] : undefined;
  if (parameter === undefined) return null;
  if (parameter === 'authorFullName' && ORCID.test(value)) return { parameter: 'authorId', value };
  const right = parameter === 'accessRightLabel' ? parseAccessRight(value) : null;
  return { parameter, value: right === null ? value : ACCESS_RIGHTS[right].filterLabel };
};
