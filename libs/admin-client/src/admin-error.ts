import { readObject } from '@open-discovery/http';
import type { Endpoint, HttpError } from '@open-discovery/http';

/**
 * Returns the server's error body, or the text 'Server error' if there is none. Spec §8.
 * @example adminError({ kind: 'network' }) // 'Server error'
 */
export const adminError = (error: HttpError): unknown =>
  (error.kind === 'status' && error.body) || 'Server error';

/**
 * An update that was refused because another update was faster.
 * @example conflict.current.version // the version to send with the next try
 */
export interface AdminConflict<T> {
  /** The stored state. */
  readonly current: T;
  /** The state that was sent. */
  readonly given: unknown;
}

/**
 * Returns the conflict that a request met; null for every other failure.
 * @example adminConflict(answer.error, savePage(page))?.current.name // what somebody else made of it
 */
export const adminConflict = <T>(
  error: HttpError,
  endpoint: Pick<Endpoint<T>, 'parse'>,
): AdminConflict<T> | null => {
  if (error.kind !== 'status' || error.status !== 409) return null;
  try {
    const { current, given } = readObject(error.body, 'conflict');
    return { current: endpoint.parse(current), given };
  } catch {
    // A 409 for another reason, such as an item that others refer to.
    return null;
  }
};
