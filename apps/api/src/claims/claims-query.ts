import { CLAIM_STATES } from '@open-discovery/model';
import { z } from 'zod';
import { inputOf } from '../input.ts';

const MAX_CHARS = 200;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE = 100_000;

const count = (max: number, fallback: number, description: string) =>
  z
    .string("Parameter '{name}' must be given once")
    .regex(/^\d{1,6}$/, "Parameter '{name}' must be a whole number")
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Parameter '{name}' must be between 1 and ${max}`)
    .default(fallback)
    .meta({ description, documentedAs: { type: 'integer', minimum: 1, maximum: max, default: fallback } });

const claimsQuery = z.object({
  search: z
    .string("Parameter '{name}' must be given once")
    .max(MAX_CHARS, `Parameter '{name}' must be at most ${MAX_CHARS} characters`)
    .default('')
    .meta({ description: 'Words of a title, an id, the note, the user or the reason' }),
  state: z
    .enum(CLAIM_STATES, `Parameter '{name}' must be one of: ${CLAIM_STATES.join(', ')}`)
    .optional()
    .meta({ description: 'Only links in this state' }),
  page: count(MAX_PAGE, 1, 'Page, counted from 1'),
  pageSize: count(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, 'Links per page'),
});

export type ClaimsQuery = z.output<typeof claimsQuery>;

/** The query parameters of lists of links. */
export const CLAIMS_QUERY = inputOf(claimsQuery);
