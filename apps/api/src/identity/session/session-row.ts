import type { SessionsTable } from '../../database/tables.ts';
import { claimsSchema } from '../claims.ts';
import { unseal } from '../secrets.ts';
import { tokensSchema } from './session.ts';
import type { Session } from './session.ts';
import { parseJson } from '../../http/parse-json.ts';

/** Parses a row; null if it is damaged, which counts as no session. */
export const toSession = (row: SessionsTable, secret: string): Session | null => {
  const claims = claimsSchema.safeParse(parseJson(row.claims));
  const tokens = tokensSchema.safeParse(parseJson(unseal(row.sealed_tokens, secret) ?? ''));
  const refreshAtMs = row.refresh_at === null ? null : Date.parse(row.refresh_at);
  const expiresAtMs = Date.parse(row.expires_at);
  const hasTimes = !Number.isNaN(refreshAtMs ?? 0) && !Number.isNaN(expiresAtMs);
  if (!claims.success || !tokens.success || !hasTimes) return null;
  return { secret, claims: claims.data, tokens: tokens.data, refreshAtMs, expiresAtMs };
};
