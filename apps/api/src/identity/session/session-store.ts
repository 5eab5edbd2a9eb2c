import type { Database } from '../../database/open-database.ts';
import { hashOf, newSecret, seal } from '../secrets.ts';
import { toSession } from './session-row.ts';
import type { Login, Session } from './session.ts';

export interface SessionStoreOptions {
  readonly database: Database;
  /** Sessions of logins at another provider do not count. */
  readonly issuer: string;
  readonly clock: () => number;
  readonly idleMs: number;
  readonly lifeMs: number;
}

/** Who is logged in, by the value of their cookie. */
export interface SessionStore {
  /** A new session, and the value of its cookie. */
  readonly create: (login: Login) => Promise<string>;
  /** The session of a cookie, used just now; null when there is none, or none any more. */
  readonly find: (secret: string) => Promise<Session | null>;
  readonly end: (secret: string) => Promise<void>;
  /** Ends all sessions of a user; how many there were. */
  readonly endAllOf: (subject: string) => Promise<number>;
  /** True for the one caller that is to refresh this session now; others go on with what they have. */
  readonly takeRefresh: (session: Session) => Promise<boolean>;
  readonly renew: (session: Session, login: Login) => Promise<void>;
  /** Forgets whatever is over. */
  readonly purge: () => Promise<void>;
}

/** A request a minute keeps a session alive; more need not be written down. */
const TOUCH_MS = 60_000;
/** Who has taken on to refresh and is not done by then has failed; another may try. */
const REFRESH_LIMIT_MS = 30_000;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const columnsOf = ({ claims, tokens, refreshAtMs }: Login, secret: string) => ({
  claims: JSON.stringify(claims),
  sealed_tokens: seal(JSON.stringify(tokens), secret),
  refresh_at: isoOrNull(refreshAtMs),
});

/** Sessions in the database: they outlive the process, and all processes on it share them. */
export const createSessionStore = (options: SessionStoreOptions): SessionStore => {
  const { database, issuer, clock, idleMs, lifeMs } = options;
  const { query } = database;
  const rowOf = (secret: string) => ({ id_hash: hashOf(secret), issuer });
  const touch = async (secret: string, seenAt: string): Promise<void> => {
    if (Date.parse(seenAt) + TOUCH_MS > clock()) return;
    await query
      .updateTable('sessions')
      .set({ seen_at: iso(clock()) })
      .where('id_hash', '=', hashOf(secret))
      .execute();
  };
  return {
    create: async (login) => {
      const secret = newSecret();
      const now = clock();
      const row = {
        ...rowOf(secret),
        ...columnsOf(login, secret),
        subject: login.claims.sub,
        created_at: iso(now),
        seen_at: iso(now),
        expires_at: iso(now + lifeMs),
      };
      await query.insertInto('sessions').values(row).execute();
      return secret;
    },
    find: async (secret) => {
      const row = await query
        .selectFrom('sessions')
        .selectAll()
        .where((is) => is.and(rowOf(secret)))
        .where('expires_at', '>', iso(clock()))
        .where('seen_at', '>', iso(clock() - idleMs))
        .executeTakeFirst();
      const session = row ? toSession(row, secret) : null;
      if (row && session) await touch(secret, row.seen_at);
      return session;
    },
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
    takeRefresh: async ({ secret, refreshAtMs }) => {
      const { numUpdatedRows } = await query
        .updateTable('sessions')
        .set({ refresh_at: iso(clock() + REFRESH_LIMIT_MS) })
        .where((is) => is.and({ ...rowOf(secret), refresh_at: isoOrNull(refreshAtMs) }))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    renew: async ({ secret }, login) => {
      await query
        .updateTable('sessions')
        .set(columnsOf(login, secret))
        .where((is) => is.and(rowOf(secret)))
        .execute();
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
