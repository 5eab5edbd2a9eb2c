import { ApiError } from './api-error.ts';
import { problem } from './problem.ts';
import type { Problem } from './problem.ts';
import { isDiskFull } from './is-disk-full.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { EngineError } from '../search/engine-error.ts';
import type { EngineErrorReason } from '../search/engine-error.ts';
import { UploadFolderFull } from '../uploads/upload-folder.ts';

export interface Failure {
  readonly status: number;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

type Row = { status: number; message: string | null; retryAfterSeconds: number | null };

/** `message: null` sends the engine's own message; in the other rows, that message is internal. */
const ENGINE_FAILURES = {
  missing: { status: 503, message: null, retryAfterSeconds: 10 },
  busy: {
    status: 503,
    message: 'Too many searches are waiting; try again in a moment',
    retryAfterSeconds: 2,
  },
  crowded: {
    status: 429,
    message: 'Too many of your searches are under way; wait for their answers',
    retryAfterSeconds: 2,
  },
  timeout: { status: 504, message: 'The search took too long; try a narrower one', retryAfterSeconds: null },
  canceled: { status: 499, message: 'The client closed the connection', retryAfterSeconds: null },
  query: { status: 400, message: null, retryAfterSeconds: null },
  words: { status: 400, message: null, retryAfterSeconds: null },
  unreachable: {
    status: 503,
    message: 'The search does not respond at the moment; try again soon',
    retryAfterSeconds: 5,
  },
  limited: { status: 503, message: null, retryAfterSeconds: 60 },
  unsupported: { status: 501, message: null, retryAfterSeconds: null },
  broken: { status: 500, message: 'The search failed', retryAfterSeconds: null },
} as const satisfies Record<EngineErrorReason, Row>;

const asFailure = ({ status, message, retryAfterSeconds, details }: ApiError): Failure => ({
  status,
  message,
  retryAfterSeconds,
  details,
});

/** The driver's message is internal: it may contain addresses and names. */
const DATABASE_FAILURE = asFailure(new ApiError(503, problem('database'), { retryAfterSeconds: 5 }));

const UPLOADS_FULL = asFailure(new ApiError(507, problem('uploads-full')));

const INTERNAL_FAILURE = asFailure(new ApiError(500, problem('failed')));

/** Returns what readers of other languages are told about a search that is refused; null for other failures. */
const engineProblem = ({ reason, word, isLive }: EngineError): Problem | null => {
  if (reason === 'query') return problem(isLive ? 'search-live' : 'search-complex');
  if (reason !== 'words') return null;
  return word === undefined ? problem('search-words') : problem('search-word', { word });
};

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;

/** Converts an error to the failure that is sent to the client. Internal errors keep their details to themselves. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof ApiError) return asFailure(error);
  if (error instanceof EngineError) {
    const row = ENGINE_FAILURES[error.reason];
    const refusal = engineProblem(error);
    return {
      ...row,
      message: row.message ?? error.message,
      retryAfterSeconds: error.retryAfterSeconds ?? row.retryAfterSeconds,
      ...(refusal && { details: { problem: { id: refusal.id, values: refusal.values } } }),
    };
  }
  // Also of the database, which does not work again by itself then.
  if (error instanceof UploadFolderFull || isDiskFull(error)) return UPLOADS_FULL;
  if (isDatabaseUnavailable(error)) return DATABASE_FAILURE;
  const status = statusOf(error);
  if (error instanceof Error && status !== null && status >= 400 && status < 500)
    return { status, message: error.message, retryAfterSeconds: null };
  return INTERNAL_FAILURE;
};
