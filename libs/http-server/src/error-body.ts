import { STATUS_CODES } from 'node:http';

/** The error body of the Graph API: all failures have these fields, whichever server answers. */
export interface ErrorBody {
  /** Explanation for people. */
  message: string;
  /** Name of the HTTP status. */
  error: string;
  /** HTTP status. */
  code: number;
  /** Time of the failure, ISO 8601 with `+00:00` for UTC, as the Graph API writes it. */
  timestamp: string;
  /** Requested path and query; empty if the request could not be read. */
  path: string;
}

/**
 * Creates the error body of a failure.
 * @example
 * errorBody({ status: 404, message: 'No such record', path: '/x', at: new Date(0) }).error; // 'Not Found'
 */
export const errorBody = (failure: {
  readonly status: number;
  readonly message: string;
  readonly path: string;
  readonly at: Date;
}): ErrorBody => ({
  message: failure.message,
  error: STATUS_CODES[failure.status] ?? 'Error',
  code: failure.status,
  timestamp: failure.at.toISOString().replace('Z', '+00:00'),
  path: failure.path,
});
