import { z } from 'zod';
import { OaiError } from './oai-error.ts';
import type { MetadataPrefix } from './metadata-formats.ts';
import { parsePrefix } from './metadata-formats.ts';
import type { Span } from './datestamp.ts';

/** Which records are asked for, and from where on. */
export interface ListRequest {
  readonly prefix: MetadataPrefix;
  readonly span: Span;
  readonly set: string | null;
  /** How many records came before. */
  readonly position: number;
  /** The engine's position after the last of them. */
  readonly after: string | null;
}

const text = z.string().nullable();
const content = z.tuple([z.string(), z.string(), text, text, text, z.int().min(1), z.string()]);

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/**
 * A token that carries the whole request, so that nothing is kept for a harvester. It holds for one state of the
 * records: in the next one "after this record" would mean another place, and records would be lost unnoticed.
 */
export const formatToken = (
  { prefix, span, set, position, after }: ListRequest,
  generation: string,
): string =>
  Buffer.from(
    JSON.stringify([generation, prefix, span.from, span.until, set, position, after ?? '']),
  ).toString('base64url');

/** Reads a token; throws {@link OaiError} for what is none, and for one of records that have changed since. */
export const parseToken = (token: string, generation: string): ListRequest => {
  const parsed = content.safeParse(parseJson(Buffer.from(token, 'base64url').toString('utf8')));
  if (!parsed.success) throw new OaiError('badResumptionToken', 'This is no token of this provider');
  const [of, prefix, from, until, set, position, after] = parsed.data;
  if (of !== generation)
    throw new OaiError('badResumptionToken', 'The records have changed since: the list must begin again');
  return { prefix: parsePrefix(prefix), span: { from, until }, set, position, after };
};
