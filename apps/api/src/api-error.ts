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

  constructor(status: number, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.details = options.details ?? {};
  }
}
