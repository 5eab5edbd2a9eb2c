interface ApiErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A failure that is told to the client as it is: the status and a message for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  /** Fields of the body beside those that every error has. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.details = options.details ?? {};
  }
}
