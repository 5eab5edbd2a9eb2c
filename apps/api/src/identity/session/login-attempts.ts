import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { hashOf, newSecret, seal, unseal } from '../secrets.ts';

/** What the way back from the provider is checked against. */
const checksSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
export type LoginChecks = z.output<typeof checksSchema>;

export interface LoginAttempt {
  readonly checks: LoginChecks;
  /** Path to go to afterwards. */
  readonly redirect: string;
}

/** Logins under way. */
export interface LoginAttempts {
  /** Keeps an attempt; answers the value of the cookie that binds it to its browser. */
  readonly begin: (attempt: LoginAttempt) => Promise<string>;
  /** The attempt of a cookie, this one time; null when there is none, or none any more. */
  readonly take: (secret: string) => Promise<LoginAttempt | null>;
  readonly purge: () => Promise<void>;
}

/** How long logging in at the provider may take. */
export const ATTEMPT_MS = 10 * 60_000;

const iso = (ms: number): string => new Date(ms).toISOString();

const readChecks = (sealed: string, secret: string): LoginChecks | null => {
  const text = unseal(sealed, secret);
  return text === null ? null : checksSchema.parse(JSON.parse(text));
};

/** Attempts in the database: any process can go on where another began. */
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
