import { readObject } from '@open-discovery/http';
import type { Endpoint, HttpError } from '@open-discovery/http';

/**
 * What went wrong, as the server says it: its error body, or the text 'Server error' where it said nothing. Spec §8.
 * @example adminError({ kind: 'network' }) // 'Server error'
 */
export const adminError = (error: HttpError): unknown =>
  (error.kind === 'status' && error.body) || 'Server error';

/**
 * An update that was refused because somebody else was quicker.
 * @example conflict.current.version // the version to send with the next try
 */
export interface AdminConflict<T> {
  /** The thing as it is stored now. */
  readonly current: T;
  /** The thing as it was sent. */
  readonly given: unknown;
}

/**
 * The conflict that a call met; null for every other failure.
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
    // a 409 for another reason, such as a thing that others still refer to
    return null;
  }
};
