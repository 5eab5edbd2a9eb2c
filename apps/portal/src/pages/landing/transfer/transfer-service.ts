import { describeHttpError, endpointAddress, send, TIMEOUT_MS } from '@open-discovery/http';
import type { SendResult, Endpoint, Fetch } from '@open-discovery/http';

/** The service's token and the storage's credentials. */
interface Credentials {
  readonly token: string;
  readonly storageCredentials: string | null;
}

/** Spec §9: the short limit is that of GET in the browser. */
const LIMITS_MS = {
  GET: TIMEOUT_MS.browser.production,
  POST: TIMEOUT_MS.default,
  DELETE: TIMEOUT_MS.default,
} as const satisfies Limits;

type Limits = Readonly<Record<Endpoint<unknown>['method'], number>>;

interface ServiceOptions {
  readonly address: string;
  readonly fetch: Fetch;
  readonly log: (line: string) => void;
  readonly limitsMs?: Limits;
}

/** The data-transfer API. It bypasses the store, because the store would keep the secrets of its calls. */
export interface TransferService {
  readonly ask: <T>(
    endpoint: Endpoint<T>,
    credentials: Credentials | null,
    signal?: AbortSignal,
  ) => Promise<SendResult<T>>;
}

const headersOf = ({ token, storageCredentials }: Credentials): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(storageCredentials !== null && { 'authorization-storage': storageCredentials }),
});

/**
 * Creates a client that calls the service directly from the browser, so that no secret reaches our servers.
 */
export const createTransferService = ({
  address: baseUrl,
  fetch,
  log,
  limitsMs = LIMITS_MS,
}: ServiceOptions): TransferService => ({
  ask: async (endpoint, credentials, signal) => {
    const answer = await send(endpoint, {
      baseUrl,
      fetch,
      limitMs: limitsMs[endpoint.method],
      credentials: 'omit',
      ...(credentials && { headers: headersOf(credentials) }),
      ...(signal && { signal }),
    });
    if (!answer.ok && answer.error.kind === 'timeout')
      log(describeHttpError(endpointAddress(baseUrl, endpoint), answer.error));
    return answer;
  },
});
