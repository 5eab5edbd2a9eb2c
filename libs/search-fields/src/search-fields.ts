import type { SearchedKind } from '@open-discovery/model';
import type { FieldType, SearchField } from './types.ts';

type Row = Partial<Omit<SearchField, 'name' | 'type'>>;

/** The defaults of the fields of each type. */
const TYPE_DEFAULTS = {
  keyword: { operator: '=', filterType: 'none', several: true },
  refine: { operator: 'exact', filterType: 'checkbox', several: true },
  vocabulary: { operator: 'exact', filterType: 'checkbox' },
  entity: { operator: 'exact', filterType: 'checkbox', several: true },
  date: { operator: '=', filterType: 'range' },
  year: { operator: '=', filterType: 'range' },
  boolean: { operator: 'exact', filterType: 'radio' },
  // The index has cells of the places in several fields, none of which is the area that a visitor means.
  area: { operator: 'exact', filterType: 'range', indexField: null },
} as const satisfies Record<FieldType, Row>;

const field = (type: FieldType, name: string, row: Row = {}): SearchField => ({
  name,
  indexField: name,
  messageId: `field.${name}`,
  type,
  param: name,
  equalityOperator: 'or',
  several: false,
  ...TYPE_DEFAULTS[type],
  graphParam: null,
  graphRange: null,
  facet: false,
  parent: null,
  hidden: false,
  ...row,
});

const facet = (type: FieldType, name: string, graphParam: string | null, row: Row = {}): SearchField =>
  field(type, name, { graphParam, facet: true, ...row });

/** Marks a field whose selected values must all match. Spec §9. */
const AND: Row = { equalityOperator: 'and' };
/** Marks a field that is shown only if its parent has a value. Spec §4, "Dependent filters", "Hidden fields". */
const dependsOn = (parent: string): Row => ({ parent, hidden: true });

/** Overrides the type's default for whether a record may have several values. */
const ONE: Row = { several: false };
const SEVERAL: Row = { several: true };

/**
 * The relation field `<Relation>:<id>` of every kind: records that this record is related to. The page describes it
 * in words instead of offering it as a field.
 */
export const RELATED_FIELD: SearchField = field('entity', 'related', {
  ...AND,
  indexField: null,
  filterType: 'none',
  graphParam: 'relatedTo',
});

/** The versions of one work; its value is the id that the API gives the work. */
export const WORK_FIELD: SearchField = field('refine', 'work', { ...ONE, filterType: 'none' });

/** The value of {@link VERSIONS_FIELD}. */
export const TOGETHER = 'together';

/** The choice to combine the versions of a work into one result. A field, so that it is kept and removed like a filter. */
export const VERSIONS_FIELD: SearchField = field('vocabulary', 'versions', {
  indexField: null,
  filterType: 'radio',
  graphParam: 'versions',
});

/** The field and the parameter of the first day on which records came into the portal or changed in it. */
export const SINCE_FIELD = 'since';

/** The field and the parameter of the visitor's own role in a community. */
export const OWN_ROLE_FIELD = 'role';

/** The values of {@link OWN_ROLE_FIELD}. */
export const OWN_ROLES: readonly string[] = ['member', 'manager', 'curator'];

/**
 * The search fields of each kind; the offered ones (`facet`) are in the order of the page. Spec §3, §4, §9.
 * @example
 * SEARCH_FIELDS.project.filter(({ facet }) => facet).map(({ name }) => name);
 */
export const SEARCH_FIELDS: Readonly<Record<SearchedKind, readonly SearchField[]>> = {
  product: [
    field('keyword', 'title', { graphParam: 'mainTitle' }),
    field('keyword', 'author', { graphParam: 'authorFullName' }),
    // The parameter of a person's page, too.
    field('keyword', 'orcid', { indexField: 'author', graphParam: 'authorId', param: 'personId' }),
    field('keyword', 'subject', { graphParam: 'subjects' }),
    field('refine', 'guideline', { messageId: 'field.eoscSubject', graphParam: 'eoscIfGuidelines' }),
    field('keyword', 'abstract', { graphParam: 'description' }),
    field('keyword', 'pid', { graphParam: 'pid' }),
    facet('year', 'year', null, {
      param: 'from',
      graphRange: ['fromPublicationYear', 'toPublicationYear'],
    }),
    field('date', 'date', {
      messageId: 'field.publicationDate',
      graphRange: ['fromPublicationDate', 'toPublicationDate'],
    }),
    // Only the API knows the day of records that do not name one, so query texts have no such field.
    field('date', SINCE_FIELD, { indexField: null, graphParam: 'since' }),
    facet('vocabulary', 'access', 'accessRightLabel'),
    facet('vocabulary', 'type', 'type', { messageId: 'field.productType' }),
    facet('vocabulary', 'instanceType', 'instanceType', { ...SEVERAL, ...dependsOn('type') }),
    facet('refine', 'fos', 'fos'),
    facet('refine', 'funder', 'relFunder', AND),
    facet('refine', 'fundingLevel0', 'relFundingLevel0Id', { ...AND, ...dependsOn('funder') }),
    facet('refine', 'fundingLevel1', 'relFundingLevel1Id', { ...AND, ...dependsOn('fundingLevel0') }),
    facet('refine', 'fundingLevel2', 'relFundingLevel2Id', { ...AND, ...dependsOn('fundingLevel1') }),
    facet('entity', 'project', 'relProjectId', { ...AND, ...dependsOn('funder') }),
    // An ORCID iD or, of an author without one, the whole name. All chosen authors must have worked together.
    facet('refine', 'authorName', null, { ...AND, indexField: 'author', param: 'name' }),
    facet('refine', 'sdg', 'sdgLabel'),
    facet('refine', 'country', 'countryCode'),
    facet('area', 'box', 'box'),
    facet('vocabulary', 'language', 'language'),
    // Of any copy; the values are SPDX identifiers where there are.
    facet('refine', 'license', null),
    // Of software.
    facet('refine', 'programmingLanguage', null),
    facet('refine', 'community', 'relCommunityId', AND),
    facet('entity', 'hostingSource', 'relHostingDataSourceId'),
    facet('entity', 'organization', 'relOrganizationId'),
    // The Graph API's `publisher` matches words, but a selected publisher must match exactly.
    facet('refine', 'publisher', null, ONE),
    facet('entity', 'collectedFrom', 'relCollectedFromDatasourceId'),
  ],
  project: [
    field('keyword', 'title', { graphParam: 'title' }),
    field('keyword', 'acronym', { indexField: 'title', graphParam: 'acronym' }),
    field('keyword', 'keywords', { indexField: 'subject', graphParam: 'keywords' }),
    field('keyword', 'code', { graphParam: 'code' }),
    // The range of the page: projects that ran in these years. The index has only their first and last year.
    field('year', 'activeYear', {
      ...AND,
      indexField: null,
      param: 'from',
      graphRange: ['fromYear', 'toYear'],
    }),
    facet('year', 'startYear', 'startYear', { filterType: 'checkbox' }),
    field('year', 'endYear', { graphParam: 'endYear', filterType: 'checkbox' }),
    field('date', 'startDate', { graphRange: ['fromStartDate', 'toStartDate'] }),
    field('date', 'endDate', { graphRange: ['fromEndDate', 'toEndDate'] }),
    facet('refine', 'funder', 'fundingShortName', AND),
    facet('refine', 'fundingLevel0', 'fundinglevel0Id', { ...AND, ...dependsOn('funder') }),
    facet('refine', 'fundingLevel1', 'fundinglevel1Id', { ...AND, ...dependsOn('fundingLevel0') }),
    facet('refine', 'fundingLevel2', 'fundinglevel2Id', { ...AND, ...dependsOn('fundingLevel1') }),
    facet('entity', 'organization', 'relOrganizationId'),
    facet('refine', 'country', 'country'),
    facet('boolean', 'mandatePublications', 'projectOAMandatePublications'),
    facet('boolean', 'mandateData', null),
  ],
  dataSource: [
    field('keyword', 'title', { messageId: 'field.name', graphParam: 'officialName' }),
    field('keyword', 'subject', { graphParam: 'subjects' }),
    field('keyword', 'pid', { graphParam: 'pid' }),
    facet('vocabulary', 'sourceType', 'dataSourceTypeName'),
    facet('vocabulary', 'compatibility', 'compatibilityId'),
    facet('refine', 'country', 'country', ONE),
    facet('refine', 'jurisdiction', 'jurisdiction', ONE),
    facet('vocabulary', 'contentType', 'contentTypes', SEVERAL),
    facet('vocabulary', 'language', 'odLanguages', SEVERAL),
    facet('boolean', 'thematic', 'thematic'),
  ],
  service: [
    field('keyword', 'title', { messageId: 'field.name' }),
    field('keyword', 'subject'),
    facet('refine', 'category', null),
    facet('refine', 'domain', null),
    facet('refine', 'community', 'relCommunityId', AND),
    field('entity', 'organization', { messageId: 'field.provider', graphParam: 'relOrganizationId' }),
  ],
  organization: [
    field('keyword', 'title', { messageId: 'field.legalName', graphParam: 'legalName' }),
    field('keyword', 'shortName', { indexField: 'title', graphParam: 'legalShortName' }),
    facet('refine', 'country', 'countryCode', ONE),
    facet('area', 'box', 'box'),
  ],
  community: [
    field('keyword', 'title', { messageId: 'field.name' }),
    field('keyword', 'subject'),
    facet('refine', 'communityType', null, ONE),
    facet('refine', 'access', null, { ...ONE, messageId: 'field.communityAccess', filterType: 'radio' }),
    // The visitor's role in the community. The records do not have it, but the API knows who is logged in.
    field('vocabulary', 'role', { indexField: null, filterType: 'radio', graphParam: OWN_ROLE_FIELD }),
  ],
};
