import { createLruCache } from '@open-discovery/http-server';
import { endpointAddress, statusOf } from '@open-discovery/http';
import type { HttpError, SendResult } from '@open-discovery/http';
import type { ServiceSender } from '@open-discovery/portal-state/server';

/** The paths whose answers many pages need, and roughly how large each is in memory. */
const KEPT_BYTES = new Map([
  ['overview', 256 * 1024],
  ['status', 1024],
  ['counts', 1024],
  ['totals', 1024],
]);
const MAX_BYTES = 1024 * 1024;
/** Every page asks for the state of the records; the service itself looks for new ones less often. */
const FRESH_MS = 1_000;

interface Kept {
  readonly etag: string;
  readonly answer: SendResult<unknown>;
  readonly bytes: number;
  /** When the service last said that it is valid, by the clock. */
  readonly checkedAt: number;
}

/**
 * Returns a sender that asks once a second whether a kept answer is still valid, and parses only those that are not. The
 * service decides with its entity tag, so an answer is older by that second only. `clock` returns milliseconds that only
 * move forward.
 */
export const keepAnswers = (
  sendTo: ServiceSender,
  clock: () => number = () => performance.now(),
): ServiceSender => {
  const kept = createLruCache<Kept>({ maxBytes: MAX_BYTES, sizeOf: ({ bytes }) => bytes });
  return async <T>(...[endpoint, transport, signal]: Parameters<typeof sendTo<T>>) => {
    const bytes = KEPT_BYTES.get(endpoint.path);
    if (bytes === undefined) return sendTo(endpoint, transport, signal);
    const key = endpointAddress('', endpoint);
    const known = kept.get(key);
    // The address was answered for the same endpoint before.
    if (known && clock() - known.checkedAt < FRESH_MS) return known.answer as SendResult<T>;
    const received: { etag?: string | undefined } = {};
    const answer = await sendTo(
      endpoint,
      {
        ...transport,
        fetch: async (url, { headers, ...sent }) => {
          const conditional = known ? { ...headers, 'if-none-match': known.etag } : headers;
          const response = await transport.fetch(url, { ...sent, headers: conditional });
          received.etag = response.etag;
          return response;
        },
        onFailure: (failed) => {
          if (!isNotModified(failed.error)) transport.onFailure?.(failed);
        },
      },
      signal,
    );
    if (known && !answer.ok && isNotModified(answer.error)) {
      kept.set(key, { ...known, checkedAt: clock() });
      return known.answer as SendResult<T>;
    }
    if (answer.ok && received.etag !== undefined)
      kept.set(key, { etag: received.etag, answer, bytes, checkedAt: clock() });
    return answer;
  };
};

const isNotModified = (error: HttpError): boolean => statusOf(error) === 304;
