import { z } from 'zod';
import type { Claims } from '../claims.ts';

/** What the provider gave for a login; it never leaves the server. */
export const tokensSchema = z.object({
  idToken: z.string(),
  refreshToken: z.string().nullable(),
});
export type Tokens = z.output<typeof tokensSchema>;

/** What a provider says at a login, and again when it is asked anew. */
export interface Login {
  readonly claims: Claims;
  readonly tokens: Tokens;
  /** From when on it should be asked anew, in ms; null if it cannot be. */
  readonly refreshAtMs: number | null;
}

export interface Session extends Login {
  /** The cookie's value. */
  readonly secret: string;
  /** When it ends at the latest, in ms. */
  readonly expiresAtMs: number;
}
