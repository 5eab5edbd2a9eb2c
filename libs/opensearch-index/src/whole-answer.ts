import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';

/** An answer without some of the records would be a wrong one. */
export const WHOLE = { allow_partial_search_results: false };

/** A generation never changes, so that nodes may keep answers until they need the memory. */
export const WHOLE_AND_KEPT = { ...WHOLE, request_cache: true };

/** The part of an answer that tells whether all records were searched. */
export const whole = z.object({
  timed_out: z.boolean().default(false),
  _shards: z.object({ failed: z.number() }),
});

/** Throws unless an answer counts all records. */
export const checkWhole = ({ timed_out: isLate, _shards: shards }: z.output<typeof whole>): void => {
  if (isLate) throw new IndexError('timeout', 'The search cluster took too long.');
  if (shards.failed > 0)
    throw new IndexError('unreachable', 'A part of the search cluster does not respond.');
};
