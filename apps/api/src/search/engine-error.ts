/**
 * The reasons why a search engine fails.
 *
 * - `missing`: there are no records, or they cannot be read; the message says what to do
 * - `busy`: too many searches are queued
 * - `crowded`: one visitor has too many searches at a time
 * - `timeout`: the search took too long
 * - `canceled`: the request was aborted
 * - `query`: the search is invalid or too complex; the message says why
 * - `words`: the words of the search are too many or too frequent; the message says which
 * - `unreachable`: the engine runs elsewhere and does not respond
 * - `limited`: the engine runs elsewhere and has received too many requests, which the message names
 * - `unsupported`: the engine cannot do this; the message says what
 * - `broken`: an internal error of the engine
 */
export const ENGINE_ERROR_REASONS = [
  'missing',
  'busy',
  'crowded',
  'timeout',
  'canceled',
  'query',
  'words',
  'unreachable',
  'limited',
  'unsupported',
  'broken',
] as const;
export type EngineErrorReason = (typeof ENGINE_ERROR_REASONS)[number];

interface EngineErrorOptions extends ErrorOptions {
  readonly isLive?: boolean;
  readonly word?: string | undefined;
  readonly retryAfterSeconds?: number | null;
}

/** The error that every search engine throws. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly reason: EngineErrorReason;
  /** OpenAIRE answers the search, and cannot do everything that the index can. */
  readonly isLive: boolean;
  /** The word that is too frequent or too short, if the reason `words` is about one. */
  readonly word: string | undefined;
  /** The time until the engine accepts requests again; null if it names none. */
  readonly retryAfterSeconds: number | null;

  constructor(
    reason: EngineErrorReason,
    message: string,
    { isLive = false, word, retryAfterSeconds = null, ...options }: EngineErrorOptions = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.isLive = isLive;
    this.word = word;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
