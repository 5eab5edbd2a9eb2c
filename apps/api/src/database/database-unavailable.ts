import { errorCode } from '@open-discovery/harvest';
import { messageOf } from '../errors/message-of.ts';

/** The database cannot be reached, does not respond in time, or cannot work at the moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(messageOf(cause) ?? 'it does not respond', { cause });
  }
}

/** SQLite's result codes for another program's lock, a full or failing disk, and a file that cannot be written. */
const SQLITE_UNAVAILABLE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;

/** Reports whether an error is that of a database which may work again later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || SQLITE_UNAVAILABLE.test(errorCode(error) ?? '');
