import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';

/** The last hit of a page. */
export interface Cursor {
  readonly generation: string;
  readonly id: string;
  /** Its sort values; the last one is its place in the index. */
  readonly sort: readonly unknown[];
}

const parts = z.tuple([z.string(), z.string(), z.array(z.union([z.number(), z.string(), z.null()]))]);

/** Formats a cursor as opaque text that is safe in URLs. */
export const formatCursor = ({ generation, id, sort }: Cursor): string =>
  Buffer.from(JSON.stringify([generation, id, sort])).toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/**
 * Parses the output of `formatCursor`; throws `query` for anything else.
 * @example
 * parseCursor(formatCursor(cursor), cursor.sort.length); // the same cursor
 */
export const parseCursor = (text: string, length: number): Cursor => {
  const parsed = parts.safeParse(parseJson(text));
  if (!parsed.success || parsed.data[2].length !== length)
    throw new IndexError('query', 'The cursor does not belong to this query.');
  const [generation, id, sort] = parsed.data;
  return { generation, id, sort };
};
