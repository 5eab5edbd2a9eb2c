import * as z from 'zod/mini';
import {
  codeLabel,
  communityRef,
  container,
  funding,
  keyValue,
  nonEmpty,
  organizationRef,
  recordFields,
  recordId,
  schemeValue,
} from './common.ts';
import { grantText } from './grant-text.ts';
import { day, flag, lenient, list, number, numberIn, text, texts } from './lenient.ts';

/** Parses a project; only the id is required. */
export const projectSchema = z.object({
  ...recordFields(),
  originalIds: texts(),
  code: grantText(),
  acronym: text(),
  title: grantText(),
  websiteUrl: text(),
  startDate: day(),
  endDate: day(),
  callIdentifier: text(),
  /** One text whose words are separated by `,` or `;`. */
  keywords: text(),
  openAccessMandateForPublications: flag(),
  openAccessMandateForDataset: flag(),
  subjects: texts(),
  summary: text(),
  /** 0 often means "unknown" in the sources. */
  granted: lenient(z.object({ currency: text(), totalCost: number(), fundedAmount: number() })),
  fundings: list(
    z.object({
      shortName: text(),
      name: text(),
      jurisdiction: text(),
      fundingStream: lenient(z.object({ id: text(), description: text() })),
    }),
  ),
  funding: lenient(funding),
  h2020Programmes: list(z.object({ code: text(), description: text() })),
  /** Participants. The API returns them as relations; dumps and other responses embed them. */
  organizations: list(organizationRef),
});

/** A place of an organization, as ROR describes it; coordinates are in degrees (WGS 84). */
const organizationLocation = z.object({
  city: text(),
  /** State, province or other division of the country. */
  region: text(),
  country: lenient(codeLabel),
  latitude: numberIn(-90, 90),
  longitude: numberIn(-180, 180),
});

/** Parses an organization; only the id is required. */
export const organizationSchema = z.object({
  ...recordFields(),
  originalIds: texts(),
  legalName: text(),
  legalShortName: text(),
  alternativeNames: texts(),
  websiteUrl: text(),
  country: lenient(codeLabel),
  pids: list(schemeValue),
  fundings: list(funding),
  collectedFrom: list(keyValue),
  /** Our extension: `inactive` means that the organization no longer exists. */
  status: lenient(z.enum(['active', 'inactive'])),
  /** Our extension: ROR's words, such as `education`, `funder` and `government`. */
  types: texts(),
  /** Our extension: the first place is the main one. */
  locations: list(organizationLocation),
  /** Our extension. */
  foundingYear: numberIn(1, 9999),
  /** Our extension. */
  wikipediaUrl: text(),
  /** Our extension: domain names that belong to the organization. */
  domains: texts(),
  /** Our extension: the organizations that continue this one, and those that it continues. */
  successors: list(organizationRef),
  predecessors: list(organizationRef),
});

/** Parses a data source; only the id is required. */
export const dataSourceSchema = z.object({
  ...recordFields(),
  originalIds: texts(),
  pids: list(schemeValue),
  type: lenient(z.object({ scheme: text(), value: text() })),
  openaireCompatibility: text(),
  openaireCompatibilityId: text(),
  officialName: text(),
  englishName: text(),
  websiteUrl: text(),
  logoUrl: text(),
  dateOfValidation: day(),
  description: text(),
  subjects: texts(),
  languages: texts(),
  odlanguages: texts(),
  contentTypes: texts(),
  releaseStartDate: day(),
  releaseEndDate: day(),
  missionStatementUrl: text(),
  accessRights: text(),
  uploadRights: text(),
  databaseAccessRestriction: text(),
  dataUploadRestriction: text(),
  versioning: flag(),
  citationGuidelineUrl: text(),
  pidSystems: text(),
  certificates: text(),
  policies: texts(),
  journal: lenient(container),
  collectedFrom: list(keyValue),
  thematic: flag(),
  eoscdatasourcetype: lenient(codeLabel),
  jurisdiction: lenient(codeLabel),
});

/** Parses a service of a research infrastructure. The Graph API has no services, so the shape is our own. */
export const serviceSchema = z.object({
  ...recordFields(),
  originalIds: texts(),
  name: text(),
  abbreviation: text(),
  tagline: text(),
  description: text(),
  websiteUrl: text(),
  logoUrl: text(),
  provider: lenient(z.object({ id: text(), name: text() })),
  categories: texts(),
  scientificDomains: texts(),
  targetUsers: texts(),
  languages: texts(),
  trl: text(),
  accessType: text(),
  relatedDataSources: texts(),
  communities: list(communityRef),
});

/** Parses a research community or infrastructure in the dump's shape. `acronym` is the code that records refer to. */
export const communitySchema = z.object({
  ...recordFields(),
  /** Our extension: the ids of merged records. */
  originalIds: texts(),
  acronym: text(),
  name: text(),
  type: text(),
  /** Our extension: who can enter it, such as `open` or `members`. */
  access: text(),
  description: text(),
  subjects: texts(),
  zenodoCommunity: text(),
  zenodoCommunities: texts(),
});

/** Parses a person; only the id is required. */
export const personSchema = z.object({
  ...recordFields(),
  /** ORCID ids. */
  originalId: texts(),
  givenName: text(),
  familyName: text(),
  alternativeNames: texts(),
  biography: text(),
  coAuthors: texts(),
});

/** Parses a relation of the dump; `relType.name` leads from `source` to `target`. */
export const relationSchema = z.object({
  source: recordId,
  sourceType: text(),
  target: recordId,
  targetType: text(),
  relType: z.object({ name: nonEmpty, type: text() }),
  provenance: lenient(z.object({ provenance: text(), trust: text() })),
  validated: flag(),
  validationDate: day(),
});
