import type { Kind } from '@open-discovery/model';
import { z } from 'zod';
import type { Json } from '../http/json.ts';
import { outputSchema } from '../http/json-schema.ts';
import { sentFields } from './record-json-schema.ts';

const mergeEvidence = z
  .looseObject({
    parts: z
      .array(
        z.looseObject({
          id: z.string(),
          sources: z.array(z.string()).optional(),
          fields: z.array(z.string()).optional().describe('The fields of the record that it contributed'),
          url: z.string().optional().describe('Its address at its source'),
        }),
      )
      .optional()
      .describe('The records of which it was made'),
    joins: z
      .array(z.looseObject({ a: z.string(), b: z.string(), by: z.string(), score: z.number() }))
      .optional()
      .describe('Why two of them are the same'),
    apart: z
      .array(z.looseObject({ a: z.string(), b: z.string(), by: z.string() }))
      .optional()
      .describe('The records that were not merged with it, and why'),
  })
  .meta({ title: 'MergeEvidence', description: 'How a merged record came about' });

const TITLES = {
  product: 'ResearchProduct',
  project: 'Project',
  organization: 'Organization',
  dataSource: 'DataSource',
  service: 'Service',
  community: 'Community',
  person: 'Person',
} as const satisfies Record<Kind, string>;

const record = z.looseObject({
  id: z.string(),
  updatedHere: z
    .string()
    .optional()
    .describe('The day on which this portal learned of the record or of its latest change'),
  mergeEvidence: mergeEvidence.optional(),
});

/** A record of any kind in responses. */
export const recordAnswer = record.meta({
  title: 'Record',
  description: `A record of any kind, without empty fields: ${Object.values(TITLES).join(', ')}`,
});

/** Returns the fields that records of a kind can have in responses, as JSON schemas. */
export const answeredFields = (kind: Kind): Json => ({
  ...sentFields(kind),
  mergeEvidence: outputSchema(mergeEvidence),
});

/** Describes the records of one kind in responses: the result is for the documentation, and accepts records of any kind. */
export const recordAnswerOf = (kind: Kind) =>
  record.meta({
    title: TITLES[kind],
    description: 'A record in the format of the Graph API V3, without empty fields',
    properties: answeredFields(kind),
    required: kind === 'product' ? ['id', 'type'] : ['id'],
  });
