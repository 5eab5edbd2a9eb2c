import { z } from 'zod';
import type { Claims } from '../claims.ts';

/** The provider's tokens of a login. They never leave the server. */
export const tokensSchema = z.object({
  idToken: z.string(),
  refreshToken: z.string().nullable(),
});
type Tokens = z.output<typeof tokensSchema>;

/** The provider's data of a login or refresh. */
export interface Login {
  readonly claims: Claims;
  readonly tokens: Tokens;
  /** The time at which the claims should be refreshed, in ms since 1970; null if they cannot be. */
  readonly refreshAtMs: number | null;
}

export interface Session extends Login {
  /** The value of the cookie. */
  readonly secret: string;
  /** The latest end of the session, in ms. */
  readonly expiresAtMs: number;
}
