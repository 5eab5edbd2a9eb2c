import * as z from 'zod/mini';
import { MOST_STATEMENTS, STATED_FIELDS } from '../stated-fields.ts';
import {
  accessRight,
  codeLabel,
  communityRef,
  container,
  keyValue,
  nonEmpty,
  organizationRef,
  projectRef,
  provenance,
  recordFields,
  schemeValue,
} from './common.ts';
import { count, day, flag, lenient, list, number, text, textAs, texts } from './lenient.ts';

const MOST_AFFILIATIONS = 20;
const MOST_USAGE_COUNTS = 1000;
/** No portal counted visits before; a chart has a column for every year in between. */
const USAGE_YEARS = { min: 1990, max: 2100 };

export const author = z.object({
  id: text(),
  fullName: nonEmpty,
  name: text(),
  surname: text(),
  rank: number(),
  pid: lenient(z.object({ id: schemeValue, provenance })),
  /** Our extension: the author's affiliations as the work states them. */
  affiliations: texts(MOST_AFFILIATIONS),
});

/** Matches what sources write if there is no version. */
const NO_VERSION = /^(?:none|n\/?a|unknown|undefined|-)$/i;
const version = () => textAs((value) => (NO_VERSION.test(value) ? null : value));

/** The Graph API's words for reviews, with the codes and spellings of sources. */
const REVIEWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:0001|peer[\s-]*reviewed)$/i, 'peerReviewed'],
  [/^(?:0002|non[\s-]*peer[\s-]*reviewed)$/i, 'nonPeerReviewed'],
  [/^(?:0000|unknown|none|undefined|n\/?a)$/i, 'UNKNOWN'],
];
const refereed = () => textAs((value) => REVIEWS.find(([pattern]) => pattern.test(value))?.[1] ?? value);

export const instance = z.object({
  /** Our extension: the version of this copy, if it differs from the record's. */
  version: version(),
  pids: list(schemeValue),
  alternateIdentifiers: list(schemeValue),
  license: text(),
  type: text(),
  urls: texts(),
  articleProcessingCharge: lenient(z.object({ amount: text(), currency: text() })),
  publicationDate: day(),
  refereed: refereed(),
  accessRight: lenient(z.extend(accessRight, { openAccessRoute: text() })),
  hostedBy: lenient(keyValue),
  collectedFrom: lenient(keyValue),
});

const impactClass = lenient(z.enum(['C1', 'C2', 'C3', 'C4', 'C5']));
const indicators = z.object({
  citationImpact: lenient(
    z.object({
      citationCount: count(),
      influence: number(),
      popularity: number(),
      impulse: number(),
      citationClass: impactClass,
      influenceClass: impactClass,
      popularityClass: impactClass,
      impulseClass: impactClass,
    }),
  ),
  usageCounts: lenient(
    z.object({
      downloads: count(),
      views: count(),
      /** Our extension: the counts of each source and year. */
      bySource: list(
        z.object({
          source: nonEmpty,
          year: z.int().check(z.minimum(USAGE_YEARS.min), z.maximum(USAGE_YEARS.max)),
          downloads: count(),
          views: count(),
        }),
        MOST_USAGE_COUNTS,
      ),
    }),
  ),
});

export const statement = z.object({
  field: z.enum(STATED_FIELDS),
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  sources: texts(MOST_STATEMENTS.sources),
});

/** Parses a research product of any of the four types, in the shape of version 3 of the Graph API. */
export const researchProductSchema = z.object({
  ...recordFields(),
  originalIds: texts(),
  pids: list(schemeValue),
  type: z.enum(['publication', 'dataset', 'software', 'other']),
  mainTitle: text(),
  subTitle: text(),
  otherTitles: texts(),
  descriptions: texts(),
  authors: list(author),
  bestAccessRight: lenient(accessRight),
  publicationDate: day(),
  publisher: text(),
  embargoEndDate: day(),
  language: lenient(codeLabel),
  countries: list(codeLabel),
  subjects: list(z.object({ subject: schemeValue, provenance })),
  sources: texts(),
  formats: texts(),
  contributors: texts(),
  coverages: texts(),
  openAccessColor: lenient(z.enum(['gold', 'hybrid', 'bronze'])),
  publiclyFunded: flag(),
  isGreen: flag(),
  isInDiamondJournal: flag(),
  container: lenient(container),
  size: text(),
  version: version(),
  geoLocations: list(z.object({ point: text(), box: text(), place: text() })),
  documentationUrls: texts(),
  codeRepositoryUrl: text(),
  programmingLanguage: text(),
  contactPeople: texts(),
  contactGroups: texts(),
  tools: texts(),
  dateOfCollection: text(),
  lastUpdateTimeStamp: number(),
  indicators: lenient(indicators),
  instances: list(instance),
  collectedFrom: list(keyValue),
  projects: list(projectRef),
  organizations: list(organizationRef),
  communities: list(communityRef),
  eoscIfGuidelines: list(z.object({ code: text(), label: text() })),
  /** Our extension: the values of each source for fields on which sources of merged records disagree. */
  statements: list(statement, STATED_FIELDS.length * MOST_STATEMENTS.values),
});
