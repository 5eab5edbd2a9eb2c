import { z } from 'zod';
import { aggregations } from './count-facets.ts';
import { foundHit } from './read-hit.ts';
import { whole } from './whole-answer.ts';

/** Hits and facets. */
export const found = whole.extend({
  hits: z.object({
    total: z.object({ value: z.number() }).optional(),
    max_score: z.number().nullable().optional(),
    hits: z.array(foundHit),
  }),
  aggregations: aggregations.optional(),
});

/** Counts of several queries. */
export const counted = whole.extend({
  aggregations: z.object({
    counts: z.object({ buckets: z.array(z.object({ doc_count: z.number() })) }),
  }),
});

export const record = z.object({ kept: z.object({ stored: z.string() }) });

/** A text kept with a generation. */
export const attachment = z.object({ text: z.string() });

/** The place of a record in the order of the index. */
export const place = z.object({ place: z.number() });
