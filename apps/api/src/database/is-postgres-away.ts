import { errorCode } from '@open-discovery/harvest';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Codes of the system: nobody listens, the server cannot be reached, or the connection broke. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'EAGAIN',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * Classes of errors of a server that has too few resources, or is starting or stopping.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SERVER_CLASSES: ReadonlySet<string> = new Set(['53', '57']);
/** Errors of the driver without a code: the server does not respond, or has closed the connection. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect$|Query read timeout$)/;

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (error instanceof pg.DatabaseError) return SERVER_CLASSES.has((code ?? '').slice(0, 2));
  return code === null ? DRIVER_MESSAGE.test(error.message) : CONNECTION_CODES.has(code);
};

/** PostgreSQL's code of a statement that it canceled, for its time limit or for an operator. */
const CANCELED = '57014';

/** Reports whether PostgreSQL canceled a statement. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === CANCELED || isCanceled(error.cause));

/**
 * Reports whether PostgreSQL could not be opened because it is down, starting or overloaded, so that it may accept a connection
 * later. Any other failure is a fault of the settings, such as a wrong password, host name or certificate.
 */
export const isPostgresAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseUnavailable ? isAway(error.cause) : isPostgresAway(error.cause);
};
