/**
 * Why a search engine could not answer.
 * `missing`: there are no records, or none that can be read; its message says what to do. `busy`: too many searches wait. `timeout`: it took too long.
 * `cancelled`: nobody waits for the answer any more. `query`: the search itself cannot be answered; its message says why.
 * `broken`: the engine's own fault.
 */
export type EngineErrorReason = 'missing' | 'busy' | 'timeout' | 'cancelled' | 'query' | 'broken';

/** The one error of every search engine; `reason` is a closed union. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly reason: EngineErrorReason;

  constructor(reason: EngineErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
