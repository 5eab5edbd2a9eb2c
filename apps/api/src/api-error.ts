/** A failure that is told to the client as it is: the status and a message for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, options: { retryAfterSeconds?: number } = {}) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
