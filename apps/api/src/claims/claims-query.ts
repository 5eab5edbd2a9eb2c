import { CLAIM_STATES } from '@open-discovery/model';
import { z } from 'zod';
import { inputOf } from '../http/input.ts';
import { listCount } from '../http/list-count.ts';

const MAX_CHARS = 200;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE = 100_000;

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
  page: listCount(MAX_PAGE, 1, 'Page, counted from 1'),
  pageSize: listCount(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, 'Links per page'),
});

export type ClaimsQuery = z.output<typeof claimsQuery>;

/** The query parameters of lists of links. */
export const CLAIMS_QUERY = inputOf(claimsQuery);
