import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { hashOf, newSecret, seal, unseal } from '../secrets.ts';

/** The values that the callback from the provider is checked against. */
const checksSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
export type LoginChecks = z.output<typeof checksSchema>;

export interface LoginAttempt {
  readonly checks: LoginChecks;
  /** Path to redirect to afterwards. */
  readonly redirect: string;
}

/** The store of unfinished logins. */
export interface LoginAttempts {
  /** Stores an attempt. Returns the value of the cookie that binds it to its browser. */
  readonly begin: (attempt: LoginAttempt) => Promise<string>;
  /** Removes and returns the attempt of a cookie; null if it is unknown or has expired. */
  readonly take: (secret: string) => Promise<LoginAttempt | null>;
  readonly purge: () => Promise<void>;
}

/** Time limit of a login at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

const iso = (ms: number): string => new Date(ms).toISOString();

const readChecks = (sealed: string, secret: string): LoginChecks | null => {
  const text = unseal(sealed, secret);
  return text === null ? null : checksSchema.parse(JSON.parse(text));
};

/** Stores attempts in the database, so that any process can finish them. */
export const createLoginAttempts = ({ query }: Database, clock: () => number): LoginAttempts => ({
  begin: async ({ checks, redirect }) => {
    const secret = newSecret();
    const row = {
      id_hash: hashOf(secret),
      sealed_checks: seal(JSON.stringify(checks), secret),
      redirect,
      expires_at: iso(clock() + ATTEMPT_MS),
    };
    await query.insertInto('login_attempts').values(row).execute();
    return secret;
  },
  take: async (secret) => {
    const row = await query
      .deleteFrom('login_attempts')
      .where('id_hash', '=', hashOf(secret))
      .where('expires_at', '>', iso(clock()))
      .returningAll()
      .executeTakeFirst();
    const checks = row ? readChecks(row.sealed_checks, secret) : null;
    return row && checks ? { checks, redirect: row.redirect } : null;
  },
  purge: async () => {
    await query.deleteFrom('login_attempts').where('expires_at', '<=', iso(clock())).execute();
  },
});
