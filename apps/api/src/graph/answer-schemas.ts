import { z } from 'zod';

/** Shapes of answers, for the documentation. Records have the fields of the Graph API V3; empty ones are left out. */
const record = z
  .looseObject({ id: z.string() })
  .describe('A record as the Graph API V3 writes it; empty fields are left out');
export const kindedRecord = z.object({
  kind: z.enum(['product', 'project', 'organization', 'dataSource', 'service', 'community', 'person']),
  record,
});
const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
const facet = z.object({
  values: z.array(facetValue),
  distinct: z.int().describe('How many values there are'),
});
const highlight = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])).describe('Start and end of each match, in UTF-16 units'),
  cutStart: z.boolean(),
  cutEnd: z.boolean(),
});
const identifier = z.object({ scheme: z.string(), value: z.string(), display: z.string() });
const pageHeader = z.object({ numFound: z.int(), page: z.int(), pageSize: z.int() });
const counts = z.record(z.string(), z.int()).describe('Number of records by kind, and of products by type');

export const recordAnswer = record;
export const envelopeAnswer = z.object({
  header: z.object({
    numFound: z.int(),
    maxScore: z.number(),
    queryTime: z.int().describe('ms'),
    page: z.int().optional().describe('Absent when a cursor leads'),
    pageSize: z.int(),
    nextCursor: z.string().optional().describe('The same as the cursor sent when the end is reached'),
    totalCitationsCount: z.int().optional(),
    countsByType: z.record(z.string(), z.int()).optional(),
  }),
  results: z.array(record),
  facets: z.record(z.string(), facet).optional(),
  highlights: z.record(z.string(), z.record(z.string(), highlight)).optional(),
  explain: z
    .record(z.string(), z.array(z.object({ source: z.string(), amount: z.number() })))
    .optional()
    .describe('By id: what each score consists of; the amounts sum to it'),
  identifiers: z
    .object({
      found: z.array(identifier),
      missing: z.array(identifier),
      left: z.int().describe('How many were not looked up, because there are too many'),
    })
    .optional()
    .describe('What became of the persistent identifiers that `search` or `q` is a list of'),
  elsewhere: z
    .array(kindedRecord)
    .optional()
    .describe('Records of other kinds that carry the identifier or number that `search` or `q` is'),
  relatedNames: z
    .record(z.string(), z.string())
    .optional()
    .describe('By id: what the records that `relatedTo` names are called'),
  recognised: identifier
    .optional()
    .describe('The persistent identifier that `search` is, when the first record carries it'),
});
export const kindedAnswer = kindedRecord;
export const countsAnswer = z.object({ counts });
const indexStatus = z.object({
  generation: z.string(),
  publishedAt: z.string(),
  records: z.int(),
  fallback: z
    .object({ from: z.string(), reason: z.string() })
    .optional()
    .meta({ description: 'Which newer records could not be read, and why these are searched instead' }),
});
export const statusAnswer = indexStatus;
export const overviewAnswer = z.object({
  counts,
  years: z.array(z.object({ value: z.string(), count: z.int() })),
  fieldsOfScience: z.array(facetValue),
  newest: z.array(kindedRecord),
  communities: z.array(kindedRecord.extend({ products: z.int() })),
  index: indexStatus,
});
export const relatedGroupsAnswer = z.object({
  groups: z.array(
    z.object({ relation: z.string(), kind: z.string(), total: z.int(), results: z.array(kindedRecord) }),
  ),
});
export const relatedPageAnswer = z.object({ header: pageHeader, results: z.array(kindedRecord) });
export const suggestAnswer = z.object({
  suggestions: z.array(z.object({ text: z.string(), group: z.string(), count: z.int() })),
  records: z
    .array(kindedRecord)
    .describe(
      'Records of any kind that carry what is typed as their identifier, or as the number of a grant',
    ),
});
const linkNode = z.object({
  identifiers: z.array(z.object({ id: z.string(), idScheme: z.string(), idUrl: z.string().nullable() })),
  title: z.string(),
  type: z.string(),
  instanceType: z.string().nullable(),
  publicationDate: z.string().nullable(),
  authors: z.array(
    z.object({
      name: z.string(),
      identifiers: z.array(z.object({ id: z.string(), idScheme: z.string(), idUrl: z.string().nullable() })),
    }),
  ),
  collectedFrom: z.array(
    z.object({
      name: z.string(),
      identifiers: z.array(z.object({ id: z.string(), idScheme: z.string(), idUrl: z.string().nullable() })),
    }),
  ),
});
export const linksAnswer = z.object({
  header: z.object({ page: z.int(), totalPages: z.int(), totalLinks: z.int() }),
  results: z.array(
    z.object({
      source: linkNode,
      target: linkNode,
      relType: z.object({ name: z.string(), type: z.string(), typeSchema: z.string() }),
    }),
  ),
});
export const relationsAnswer = z.array(
  z.object({
    relation: z.string(),
    inverse: z.string(),
    description: z.string(),
    descriptionInverse: z.string(),
  }),
);
