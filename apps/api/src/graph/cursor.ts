import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EngineQuery } from '../search/engine-query.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseJson } from '../http/parse-json.ts';

/** The search of a cursor, and the position in it; null is the end. */
const contentSchema = z.tuple([z.string(), z.string().nullable()]);

/** Identifies a search, independent of its page. */
const fingerprintOf = ({ kind, text, filters, sort, onePerWork }: EngineQuery): string =>
  createHash('sha256')
    .update(JSON.stringify({ kind, text, filters, sort, onePerWork }))
    .digest('base64url')
    .slice(0, 12);

/** Returns an opaque cursor for the position after the last hit of a page; null is the end. */
export const formatCursor = (after: string | null, query: EngineQuery): string =>
  Buffer.from(JSON.stringify([fingerprintOf(query), after])).toString('base64url');

/**
 * Returns the query for the page at a cursor; `*` is the beginning, and no hits are at the end.
 *
 * @throws ApiError 400 for an invalid cursor or one of another search.
 */
export const continueAt = (cursor: string, query: EngineQuery): EngineQuery => {
  if (cursor === '*') return { ...query, after: null };
  const content = contentSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!content.success)
    throw new ApiError(
      400,
      "Invalid value for 'cursor'. Start with * and continue with the nextCursor of each response",
    );
  const [fingerprint, after] = content.data;
  if (fingerprint !== fingerprintOf(query))
    throw new ApiError(
      400,
      "Invalid value for 'cursor'. It belongs to another search; only the page size may change",
    );
  return after === null ? { ...query, limit: 0 } : { ...query, after };
};
