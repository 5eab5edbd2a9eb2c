/**
 * The reason why the Graph API gives no answer.
 *
 * - `limited`: it has been asked too often, and is not asked again for a while
 * - `timeout`: it took too long
 * - `unreachable`: it does not respond, fails, or sends something else than an answer
 * - `refused`: it refuses the request; the message is its own
 * - `canceled`: the caller has left
 */
export type UpstreamErrorReason = 'limited' | 'timeout' | 'unreachable' | 'refused' | 'canceled';

interface UpstreamErrorOptions extends ErrorOptions {
  readonly retryAfterMs?: number;
}

/** The error of every failed request. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly reason: UpstreamErrorReason;
  /** The time until the API may be asked again; null if it may be asked at once. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: UpstreamErrorReason,
    message: string,
    { retryAfterMs, ...options }: UpstreamErrorOptions = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
