import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../errors/message-of.ts';
import { isCanceled, isPostgresAway } from './is-postgres-away.ts';

const TRY_EVERY_MS = 2_000;
/** A migration that is canceled as often will not end in time: another program may lock the tables only for a while. */
const MIGRATION_TRIES = 3;

/**
 * Opens a database, and tries again while PostgreSQL is away: it may start later than this program, or have no connection left for
 * it. Each reason is reported once. A migration is tried three times. Any other failure, such as a wrong password, is thrown.
 */
export const waitForDatabase = async <T>(
  open: () => Promise<T>,
  report: (line: string) => void,
  everyMs = TRY_EVERY_MS,
): Promise<T> => {
  let canceled = 0;
  const reported = new Set<string | null>();
  for (;;)
    try {
      const database = await open();
      if (reported.size > 0) report('The database responds.');
      return database;
    } catch (error) {
      if (isCanceled(error)) canceled += 1;
      if (canceled === MIGRATION_TRIES || !isPostgresAway(error)) throw error;
      const reason = messageOf(error);
      if (!reported.has(reason)) report(`The server starts when the database responds. ${reason}`);
      reported.add(reason);
      await pause(everyMs);
    }
};
