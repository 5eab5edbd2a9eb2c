import type { IndexSchema } from '@open-discovery/search-index';

/**
 * The fields of the index, one list for all kinds of records. Keyword fields have the names of the search fields
 * (`search-fields`), so that filters, facets and URL parameters use the same names.
 * For a value `{ value, label }`, filters use the value and pages show the label.
 */
export const GRAPH_SCHEMA = {
  text: [
    { name: 'title', weight: 4, analyzer: 'text' },
    { name: 'abstract', weight: 1, analyzer: 'text' },
    { name: 'author', weight: 2.5, analyzer: 'name' },
    { name: 'subject', weight: 1.5, analyzer: 'text' },
    { name: 'venue', weight: 1.2, analyzer: 'text' },
    { name: 'identifier', weight: 5, analyzer: 'identifier' },
    { name: 'related', weight: 0.8, analyzer: 'text' },
    { name: 'other', weight: 0.6, analyzer: 'text' },
  ],
  keyword: [
    { name: 'kind', facet: true },
    { name: 'type', facet: true },
    { name: 'access', facet: true },
    { name: 'instanceType', facet: true },
    { name: 'language', facet: true },
    { name: 'country', facet: true },
    { name: 'fos', facet: true },
    { name: 'sdg', facet: true },
    { name: 'subject', facet: true, high: true },
    { name: 'funder', facet: true },
    { name: 'fundingLevel0', facet: true },
    { name: 'fundingLevel1', facet: true },
    { name: 'fundingLevel2', facet: true },
    { name: 'project', facet: true, high: true },
    { name: 'organization', facet: true, high: true, groupByLabel: true },
    { name: 'hostingSource', facet: true, groupByLabel: true },
    { name: 'collectedFrom', facet: true, groupByLabel: true },
    { name: 'publisher', facet: true, groupByLabel: true },
    { name: 'author', facet: true, high: true },
    { name: 'community', facet: true },
    { name: 'openAccessColor', facet: true },
    { name: 'peerReviewed', facet: true },
    { name: 'hasLicense', facet: true },
    { name: 'license', facet: true },
    { name: 'programmingLanguage', facet: true },
    { name: 'green', facet: true },
    { name: 'diamond', facet: true },
    { name: 'publiclyFunded', facet: true },
    { name: 'citationClass', facet: true },
    { name: 'influenceClass', facet: true },
    { name: 'popularityClass', facet: true },
    { name: 'impulseClass', facet: true },
    { name: 'guideline', facet: false },
    { name: 'sourceType', facet: true },
    { name: 'compatibility', facet: true },
    { name: 'jurisdiction', facet: true },
    { name: 'contentType', facet: true },
    { name: 'thematic', facet: true },
    { name: 'mandatePublications', facet: true },
    { name: 'mandateData', facet: true },
    { name: 'callIdentifier', facet: false },
    { name: 'code', facet: false, fold: true },
    { name: 'fundingStream', facet: false },
    { name: 'communityType', facet: true },
    { name: 'category', facet: true },
    { name: 'domain', facet: true },
    /** Identifiers in normal form (DOI in lower case, ROR id with and without its URL …). */
    { name: 'pid', facet: false, fold: true },
    { name: 'originalId', facet: false, fold: true },
    /** Keys of whole titles and names (`title-key.ts`). */
    { name: 'wholeTitle', facet: false },
    /** The location of a record as cells of every size (`cellOfPoint`); two of the sizes are facets, for counts on a map. */
    { name: 'cell', facet: false },
    { name: 'cell20', facet: true },
    { name: 'cell5', facet: true },
    /** `<relation> <id of the other record>` for each relation of the record. */
    { name: 'relation', facet: false },
    /** The same value for all versions of a work, which is the id of one of them; none for a work with one version. */
    { name: 'work', facet: true, high: true },
  ],
  number: [
    { name: 'year', facet: true },
    { name: 'startYear', facet: true },
    { name: 'endYear', facet: true },
    /** Days since 1970-01-01. */
    { name: 'date' },
    { name: 'startDate' },
    { name: 'endDate' },
    { name: 'collected' },
    /** The day on which this portal learned of the record or of its change. */
    { name: 'updatedHere' },
    { name: 'citations', facet: true },
    { name: 'views' },
    /** Indicators are far below 1 and are stored as round(log10(x) × 1,000,000). */
    { name: 'influence' },
    { name: 'popularity' },
    { name: 'impulse' },
  ],
  sortText: ['title'],
  boosts: { recency: { field: 'date' }, popularity: { field: 'citations' } },
} as const satisfies IndexSchema;

export type KeywordField = (typeof GRAPH_SCHEMA.keyword)[number]['name'];
export type TextField = (typeof GRAPH_SCHEMA.text)[number]['name'];
export type NumberField = (typeof GRAPH_SCHEMA.number)[number]['name'];
