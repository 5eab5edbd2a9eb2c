import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';

export interface PostgresPoolOptions {
  readonly url: string;
  /** Names the connections for those who list them. */
  readonly name?: string | undefined;
  readonly connectLimitMs: number;
  /** Time limit of each statement. */
  readonly statementLimitMs: number;
  /**
   * Time after which one side counts as gone: the server if it does not even cancel a statement, this program if it pauses between
   * two statements of a transaction. Default: that of statements.
   */
  readonly responseLimitMs?: number;
}

const POOL_SIZE = 10;
/**
 * Classes of errors that are not a fault of a statement: a lost connection, too few resources, and an operator who stops
 * the server or a statement. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58']);
/** The code of a server that has become a replica of another one: a new connection finds that one. */
const READ_ONLY = '25006';

const isStatementFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code !== READ_ONLY &&
  !UNAVAILABLE_CLASSES.has((error.code ?? '').slice(0, 2));

/** A connection that is closed, not reused, once it failed: its statement may still be running. */
const guarded = (client: pg.PoolClient): PostgresPoolClient => {
  let failure: DatabaseUnavailable | null = null;
  const run = async (statement: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (failure) throw failure;
    try {
      return await client.query(statement, [...parameters]);
    } catch (error) {
      if (isStatementFault(error)) throw error;
      failure = new DatabaseUnavailable(error);
      throw failure;
    }
  };
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    return run(String(statement), parameters);
  }
  return { query, release: () => client.release(failure !== null) };
};

/**
 * Creates a pool of connections to PostgreSQL. A server that is gone or does not respond fails a statement with
 * {@link DatabaseUnavailable} within the time limits.
 */
export const createPostgresPool = ({
  url,
  name,
  connectLimitMs,
  statementLimitMs,
  responseLimitMs = statementLimitMs,
}: PostgresPoolOptions): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    ...(name === undefined ? {} : { application_name: name }),
    max: POOL_SIZE,
    keepAlive: true,
    connectionTimeoutMillis: connectLimitMs,
    // The server ends statements that wait for a lock; the client gives up on a server that does not respond.
    statement_timeout: statementLimitMs,
    query_timeout: responseLimitMs,
    // A machine that fails during a transaction does not close its connection: all other writers would wait for its lock.
    idle_in_transaction_session_timeout: responseLimitMs,
  });
  // A broken idle connection is replaced by the next query, which reports permanent problems.
  pool.on('error', () => undefined);
  // Without a listener, a connection that breaks between two statements would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: () =>
      pool.connect().then(guarded, (error: unknown) => {
        throw new DatabaseUnavailable(error);
      }),
    end: () => pool.end(),
  };
};
