import { createLruCache } from '@open-discovery/http-server';
import { endpointAddress, statusOf } from '@open-discovery/http';
import type { HttpError, SendResult } from '@open-discovery/http';
import type { ServiceSender } from '@open-discovery/portal-state/server';

/** The paths whose answers many pages need, and roughly how large each is in memory. */
const CACHED_BYTES = new Map([
  ['overview', 256 * 1024],
  ['status', 1024],
  ['counts', 1024],
  ['totals', 1024],
]);
const MAX_BYTES = 1024 * 1024;
/** Every page asks for the state of the records; the service itself looks for new ones less often. */
const FRESH_MS = 1_000;

interface CachedAnswer {
  readonly etag: string;
  readonly answer: SendResult<unknown>;
  readonly bytes: number;
  /** The time at which it was last received or revalidated, by the clock. */
  readonly checkedAt: number;
}

/**
 * Returns a sender that caches answers and revalidates each by its entity tag, at most once a second, so that only changed
 * answers are parsed. `clock` returns monotonic milliseconds.
 */
export const cachingSender = (
  sendTo: ServiceSender,
  clock: () => number = () => performance.now(),
): ServiceSender => {
  const cache = createLruCache<CachedAnswer>({ maxBytes: MAX_BYTES, sizeOf: ({ bytes }) => bytes });
  return async <T>(...[endpoint, transport, signal]: Parameters<typeof sendTo<T>>) => {
    const bytes = CACHED_BYTES.get(endpoint.path);
    if (bytes === undefined) return sendTo(endpoint, transport, signal);
    const key = endpointAddress('', endpoint);
    const cached = cache.get(key);
    // The address was answered for the same endpoint before.
    if (cached && clock() - cached.checkedAt < FRESH_MS) return cached.answer as SendResult<T>;
    const received: { etag?: string | undefined } = {};
    const answer = await sendTo(
      endpoint,
      {
        ...transport,
        fetch: async (url, { headers, ...sent }) => {
          const conditional = cached ? { ...headers, 'if-none-match': cached.etag } : headers;
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
    if (cached && !answer.ok && isNotModified(answer.error)) {
      cache.set(key, { ...cached, checkedAt: clock() });
      return cached.answer as SendResult<T>;
    }
    if (answer.ok && received.etag !== undefined)
      cache.set(key, { etag: received.etag, answer, bytes, checkedAt: clock() });
    return answer;
  };
};

const isNotModified = (error: HttpError): boolean => statusOf(error) === 304;
