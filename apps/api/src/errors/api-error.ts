import type { Problem } from './problem.ts';

interface ApiErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A failure whose status and message are sent to the client unchanged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  /** Further fields of the error body. */
  readonly details: Readonly<Record<string, unknown>>;

  /** A sentence is for programmers; a problem is one that users of the portal meet, in their languages. */
  constructor(status: number, reason: string | Problem, options: ApiErrorOptions = {}) {
    super(typeof reason === 'string' ? reason : reason.message);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.details = {
      ...options.details,
      ...(typeof reason === 'object' && { problem: { id: reason.id, values: reason.values } }),
    };
  }
}
