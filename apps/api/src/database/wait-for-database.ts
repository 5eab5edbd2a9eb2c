import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../errors/message-of.ts';
import { isPostgresAway } from './postgres-pool.ts';

const TRY_EVERY_MS = 2_000;

/**
 * Opens a database, and tries again while PostgreSQL is down or refuses connections: it may start later than this program, or
 * have no connection left for it. Each reason is reported once. Any other failure, such as a wrong password, is thrown.
 */
export const waitForDatabase = async <T>(
  open: () => Promise<T>,
  report: (line: string) => void,
  everyMs = TRY_EVERY_MS,
): Promise<T> => {
  let reported: string | null = null;
  for (;;)
    try {
      const database = await open();
      if (reported !== null) report('The database responds.');
      return database;
    } catch (error) {
      const reason = messageOf(error);
      if (!isPostgresAway(error)) throw error;
      if (reason !== reported) report(`The server starts when the database responds. ${reason}`);
      reported = reason;
      await pause(everyMs);
    }
};
