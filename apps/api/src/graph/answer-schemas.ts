import { z } from 'zod';
import { CAPABILITIES } from '../search/capability.ts';
import { recordAnswer } from './record-answers.ts';

const kindedRecord = z
  .object({
    kind: z.enum(['product', 'project', 'organization', 'dataSource', 'service', 'community', 'person']),
    record: recordAnswer,
  })
  .meta({ title: 'KindedRecord' });
const facetValue = z
  .object({ value: z.string(), label: z.string(), count: z.int() })
  .meta({ title: 'FacetValue' });
const facet = z.object({
  values: z.array(facetValue),
  distinct: z.int().optional().describe('Number of distinct values; may be absent with facetDistinct=false'),
  isEstimate: z.literal(true).optional().describe('Present if the number of distinct values is an estimate'),
  isLater: z
    .literal(true)
    .optional()
    .describe('Present if the values are not counted because of facetsAtOnce'),
});
const highlight = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])).describe('Start and end of each match, in UTF-16 units'),
  cutStart: z.boolean(),
  cutEnd: z.boolean(),
});
const identifier = z
  .object({ scheme: z.string(), value: z.string(), display: z.string() })
  .meta({ title: 'Identifier' });
const pageHeader = z.object({ numFound: z.int(), page: z.int(), pageSize: z.int() });
const counts = z.record(z.string(), z.int()).describe('Number of records by kind, and of products by type');

/** The page of a search; the schemas here document the API. */
export const envelopeAnswer = z.object({
  header: z.object({
    numFound: z.int(),
    maxScore: z.number(),
    queryTime: z.int().describe('ms'),
    page: z.int().optional().describe('Absent if the request has a cursor'),
    pageSize: z.int(),
    nextCursor: z
      .string()
      .optional()
      .describe(
        'For the next page of a request with a cursor. After the last results comes an empty page, which has none',
      ),
    totalCitationsCount: z.int().optional(),
    countsByType: z.record(z.string(), z.int()).optional(),
  }),
  results: z.array(recordAnswer),
  facets: z.record(z.string(), facet).optional(),
  highlights: z.record(z.string(), z.record(z.string(), highlight)).optional(),
  explain: z
    .record(z.string(), z.array(z.object({ source: z.string(), amount: z.number() })))
    .optional()
    .describe('The contributions to the score by record id; their amounts sum to the score'),
  identifiers: z
    .object({
      found: z.array(identifier),
      missing: z.array(identifier),
      left: z.int().describe('Number of identifiers that exceed the limit and were not looked up'),
    })
    .optional()
    .describe('The persistent identifiers of `search` or `q`, if it is a list of them'),
  elsewhere: z
    .array(kindedRecord)
    .optional()
    .describe('Records of other kinds with the identifier or number in `search` or `q`'),
  relatedNames: z
    .record(z.string(), z.string())
    .optional()
    .describe('The names of the records in `relatedTo` and of works in `refine`, by id'),
  linkedByUser: z
    .record(z.string(), z.object({ approvedAt: z.string() }))
    .optional()
    .describe(
      'Which results are related to the records in `relatedTo` by a link that a user made and a curator approved, by id',
    ),
  versions: z
    .object({
      canBeTogether: z.boolean().describe('Whether the search can return one record for each work'),
      works: z
        .record(z.string(), z.object({ id: z.string(), versions: z.int() }))
        .describe('The works by the id of the result; refine=work:<id> finds all versions of one'),
    })
    .optional()
    .describe('The works of which results are one of several versions'),
  problems: z
    .array(
      z.object({
        parameter: z.string(),
        message: z.string(),
        start: z.int().describe('The first character, in UTF-16 units'),
        end: z.int().describe('The character after the last one'),
      }),
    )
    .optional()
    .describe(
      'The mistakes in `search`, `q` and other words, which are searched for as far as they can be understood',
    ),
  recognized: identifier
    .optional()
    .describe('The persistent identifier in `search`, if the first record has it'),
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
    .meta({ description: 'The newer generation that could not be read, and the reason' }),
  links: z
    .object({ revision: z.string(), changedAt: z.string() })
    .optional()
    .meta({ description: 'The state of the links that users added to the records' }),
});
export const statusAnswer = indexStatus;
export const capabilitiesAnswer = z.object({
  isLive: z.boolean().describe('Whether another server answers the searches'),
  lacks: z.array(z.enum(CAPABILITIES)).describe('What the search cannot do'),
});
export const overviewAnswer = z.object({
  counts,
  years: z.array(z.object({ value: z.string(), count: z.int() })),
  fieldsOfScience: z.array(facetValue),
  subjects: z
    .array(facetValue)
    .meta({ description: 'The most frequent subjects of products, without the check tags of MeSH' }),
  newest: z.array(kindedRecord),
  communities: z.array(kindedRecord.extend({ products: z.int() })),
  index: indexStatus,
});
const relatedRecord = kindedRecord
  .extend({
    linkedByUser: z
      .object({ approvedAt: z.string() })
      .optional()
      .describe('Present if the relation is a link that a user made and a curator approved'),
  })
  .meta({ title: 'RelatedRecord' });
export const relatedGroupsAnswer = z.object({
  groups: z.array(
    z.object({ relation: z.string(), kind: z.string(), total: z.int(), results: z.array(relatedRecord) }),
  ),
});
export const recordWithRelatedAnswer = relatedGroupsAnswer.extend({ record: recordAnswer });
export const relatedPageAnswer = z.object({ header: pageHeader, results: z.array(relatedRecord) });
export const suggestAnswer = z.object({
  suggestions: z.array(z.object({ text: z.string(), group: z.string(), count: z.int() })),
  records: z
    .array(kindedRecord)
    .describe('Records of any kind whose identifier or grant number is the prefix'),
  persons: z
    .array(z.object({ name: z.string(), orcid: z.string(), count: z.int() }))
    .describe('Authors with an ORCID iD, by name; the count is of the works that spell it so'),
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
