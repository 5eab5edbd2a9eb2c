/** Why the index could not answer or be built. */
export type IndexErrorReason =
  'missing' | 'damaged' | 'version' | 'storage' | 'busy' | 'timeout' | 'cancelled' | 'query' | 'document';

/**
 * The one error of this lib; `reason` is a closed union.
 * `query` and `document` are the caller's fault, the others are not; `storage`: there is no room to build in.
 *
 * @example
 * if (error instanceof IndexError && error.reason === 'busy') reply.status(503);
 */
export class IndexError extends Error {
  override readonly name = 'IndexError';
  readonly reason: IndexErrorReason;

  constructor(reason: IndexErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
