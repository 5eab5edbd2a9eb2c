import type { Database } from '../../database/open-database.ts';
import type { Claims } from '../claims.ts';
import { hashOf, newSecret, seal } from '../secrets.ts';
import { toSession } from './session-row.ts';
import type { Login, Session } from './session.ts';

export interface SessionStoreOptions {
  readonly database: Database;
  /** Sessions of another provider are ignored. */
  readonly issuer: string;
  readonly clock: () => number;
  readonly idleMs: number;
  readonly lifeMs: number;
  /** Called with the claims of a user at login, when they change, and at most once a minute while in use. */
  readonly onSeen?: (claims: Claims) => Promise<void>;
}

/** The store of sessions, by the value of their cookie. */
export interface SessionStore {
  /** Creates a session. Returns the value of its cookie. */
  readonly create: (login: Login) => Promise<string>;
  /** Finds the session of a cookie and marks it as used; null if it is unknown or has expired. */
  readonly find: (secret: string) => Promise<Session | null>;
  readonly end: (secret: string) => Promise<void>;
  /** Ends all sessions of a user. Returns their number. */
  readonly endAllOf: (subject: string) => Promise<number>;
  /** Claims the refresh of a session: true for one caller, false for concurrent ones. */
  readonly claimRefresh: (session: Session) => Promise<boolean>;
  /** Replaces the refresh token alone, for the next refresh. */
  readonly keepRefreshToken: (session: Session, refreshToken: string) => Promise<void>;
  readonly renew: (session: Session, login: Login) => Promise<void>;
  /** Deletes expired sessions. */
  readonly purge: () => Promise<void>;
}

/** The last use of a session is stored at most once a minute. */
const TOUCH_MS = 60_000;
/** After this time, an unfinished refresh has failed, and another caller may try. */
const REFRESH_LIMIT_MS = 30_000;
/** The clocks of several servers differ by less. */
const CLOCK_DIFFERENCE_MS = 300_000;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const columnsOf = ({ claims, tokens, refreshAtMs }: Login, secret: string) => ({
  claims: JSON.stringify(claims),
  sealed_tokens: seal(JSON.stringify(tokens), secret),
  refresh_at: isoOrNull(refreshAtMs),
});

const nobodyWatches = async (): Promise<void> => undefined;

type SessionQueries = Pick<SessionStoreOptions, 'database' | 'issuer' | 'clock' | 'onSeen'>;

const keyOf = (secret: string, issuer: string) => ({ id_hash: hashOf(secret), issuer });

const insertSession = async (
  { database: { query }, issuer, clock, onSeen = nobodyWatches }: SessionQueries,
  login: Login,
  lifeMs: number,
): Promise<string> => {
  const secret = newSecret();
  const now = clock();
  const row = {
    ...keyOf(secret, issuer),
    ...columnsOf(login, secret),
    subject: login.claims.sub,
    created_at: iso(now),
    seen_at: iso(now),
    expires_at: iso(now + lifeMs),
  };
  await query.insertInto('sessions').values(row).execute();
  await onSeen(login.claims);
  return secret;
};

const findSession = async (
  { database: { query }, issuer, clock, onSeen = nobodyWatches }: SessionQueries,
  secret: string,
  idleMs: number,
): Promise<Session | null> => {
  const row = await query
    .selectFrom('sessions')
    .selectAll()
    .where((is) => is.and(keyOf(secret, issuer)))
    .where('expires_at', '>', iso(clock()))
    // Not one of a clock that was set back since: its end would be as much later.
    .where('created_at', '<=', iso(clock() + CLOCK_DIFFERENCE_MS))
    .where('seen_at', '>', iso(clock() - idleMs))
    .executeTakeFirst();
  const session = row ? toSession(row, secret) : null;
  if (row && session && Math.abs(clock() - Date.parse(row.seen_at)) >= TOUCH_MS) {
    await query
      .updateTable('sessions')
      .set({ seen_at: iso(clock()) })
      .where('id_hash', '=', row.id_hash)
      .execute();
    await onSeen(session.claims);
  }
  return session;
};

/** Stores sessions in the database, so that they survive restarts and are shared by all processes. */
export const createSessionStore = (options: SessionStoreOptions): SessionStore => {
  const { database, issuer, clock, idleMs, lifeMs, onSeen = nobodyWatches } = options;
  const { query } = database;
  return {
    create: (login) => insertSession(options, login, lifeMs),
    find: (secret) => findSession(options, secret, idleMs),
    end: async (secret) => {
      await query.deleteFrom('sessions').where('id_hash', '=', hashOf(secret)).execute();
    },
    endAllOf: async (subject) => {
      const { numDeletedRows } = await query
        .deleteFrom('sessions')
        .where((is) => is.and({ issuer, subject }))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    claimRefresh: async ({ secret, refreshAtMs }) => {
      const { numUpdatedRows } = await query
        .updateTable('sessions')
        .set({ refresh_at: iso(clock() + REFRESH_LIMIT_MS) })
        .where((is) => is.and({ ...keyOf(secret, issuer), refresh_at: isoOrNull(refreshAtMs) }))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    keepRefreshToken: async ({ secret, tokens }, refreshToken) => {
      await query
        .updateTable('sessions')
        .set({ sealed_tokens: seal(JSON.stringify({ ...tokens, refreshToken }), secret) })
        .where((is) => is.and(keyOf(secret, issuer)))
        .execute();
    },
    renew: async ({ secret }, login) => {
      await query
        .updateTable('sessions')
        .set(columnsOf(login, secret))
        .where((is) => is.and(keyOf(secret, issuer)))
        .execute();
      await onSeen(login.claims);
    },
    purge: async () => {
      await query
        .deleteFrom('sessions')
        .where((is) =>
          is.or([is('expires_at', '<=', iso(clock())), is('seen_at', '<=', iso(clock() - idleMs))]),
        )
        .execute();
    },
  };
};
