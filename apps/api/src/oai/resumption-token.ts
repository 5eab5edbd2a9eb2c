import { z } from 'zod';
import type { Days } from '../graph/changed-between.ts';
import { OaiError } from './oai-error.ts';
import type { MetadataPrefix } from './metadata-formats.ts';
import { parsePrefix } from './metadata-formats.ts';
import { parseJson } from '../http/parse-json.ts';

/** A request for a page of a list. */
export interface ListRequest {
  readonly prefix: MetadataPrefix;
  readonly dateRange: Days;
  readonly set: string | null;
  /** Number of records on the earlier pages. */
  readonly position: number;
  /** The place in the index after the last of them. */
  readonly place: number;
}

const text = z.string().nullable();
const content = z.tuple([z.string(), z.string(), text, text, text, z.int().min(1), z.int().min(1)]);

/**
 * Formats a token that contains the whole request, so that the server keeps no state. It is valid for one state of the
 * records: in another generation, the place would be another one and records could be missed; so could deleted ones.
 */
export const formatToken = (
  { prefix, dateRange, set, position, place }: ListRequest,
  state: string,
): string =>
  Buffer.from(
    JSON.stringify([state, prefix, dateRange.from, dateRange.until, set, position, place]),
  ).toString('base64url');

/** Parses a token. @throws OaiError `badResumptionToken` for an invalid token or one of another state. */
export const parseToken = (token: string, state: string): ListRequest => {
  const parsed = content.safeParse(parseJson(Buffer.from(token, 'base64url').toString('utf8')));
  if (!parsed.success) throw new OaiError('badResumptionToken', 'Invalid resumption token');
  const [tokenState, prefix, from, until, set, position, place] = parsed.data;
  if (tokenState !== state)
    throw new OaiError('badResumptionToken', 'The records have changed: start the list again');
  return { prefix: parsePrefix(prefix), dateRange: { from, until }, set, position, place };
};
