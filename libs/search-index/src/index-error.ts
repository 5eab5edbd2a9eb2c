/** The reasons why the index could not answer or be built. */
export type IndexErrorReason =
  | 'missing'
  | 'damaged'
  | 'version'
  | 'storage'
  | 'busy'
  | 'timeout'
  | 'canceled'
  | 'query'
  | 'words'
  | 'document'
  | 'unreachable';

interface IndexErrorOptions extends ErrorOptions {
  /** The word that is too frequent or too short, if the reason `words` is about one. */
  readonly word?: string | undefined;
}

/**
 * The only error class of this library, with a closed union of reasons. `query`, `words` and `document` are the
 * caller's fault: `words` means that the words of a query are too many or too frequent. `storage` means that the disk is
 * full, `unreachable` that the index is on machines that do not respond.
 * @example
 * if (error instanceof IndexError && error.reason === 'busy') reply.status(503);
 */
export class IndexError extends Error {
  override readonly name = 'IndexError';
  readonly reason: IndexErrorReason;
  readonly word: string | undefined;

  constructor(reason: IndexErrorReason, message: string, { word, ...options }: IndexErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
    this.word = word;
  }
}
