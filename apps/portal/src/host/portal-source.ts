import type { PortalConfiguration } from '@open-discovery/config';
import {
  describeHttpError,
  describeRejectedPart,
  endpointAddress,
  send,
  timeoutMs,
} from '@open-discovery/http';
import type { AnyEndpoint, Fetch, SendResult } from '@open-discovery/http';
import { fetchPortal } from '@open-discovery/portal-state/server';

/** The current state of the portal. */
export interface CurrentPortal {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: no page is enabled. Spec §8 "Portal fetch failure". */
  readonly isMissing: boolean;
  /** Another server answers the searches. */
  readonly isLive?: true;
}

export interface PortalSourceOptions {
  readonly configuration: PortalConfiguration;
  /** Base address of the admin tool as the host reaches it. */
  readonly adminToolUrl: string;
  readonly fetch: Fetch;
  readonly production: boolean;
  /** Lifetime of an answer of the admin tool. */
  readonly refreshMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** A failure is retried sooner. */
const LONGEST_MISSING_MS = 5_000;

/**
 * Returns the portal for each request: that of the configuration file, or in managed mode that of the admin tool,
 * fetched once for concurrent requests and kept for a moment. Spec §1.5.
 */
export const createPortalSource = (options: PortalSourceOptions): (() => Promise<CurrentPortal>) => {
  const { configuration, clock, refreshMs } = options;
  if (configuration.static) return () => Promise.resolve({ configuration, isMissing: false });
  let current: Promise<CurrentPortal> | null = null;
  let heldUntil = -Infinity;
  return () => {
    if (current && clock() < heldUntil) return current;
    heldUntil = Infinity;
    current = fetchCurrent(options).then((portal) => {
      heldUntil = clock() + (portal.isMissing ? Math.min(refreshMs, LONGEST_MISSING_MS) : refreshMs);
      return portal;
    });
    return current;
  };
};

const fetchCurrent = async (options: PortalSourceOptions): Promise<CurrentPortal> => {
  const { configuration } = options;
  const portal = await fetchPortal(configuration, (endpoint) => sendLogged(endpoint, options));
  return portal === null
    ? { configuration: { ...configuration, pages: [], entities: [], menu: [] }, isMissing: true }
    : { configuration: { ...configuration, ...portal }, isMissing: false };
};

const sendLogged = async <T>(
  endpoint: AnyEndpoint<T>,
  options: PortalSourceOptions,
): Promise<SendResult<T>> => {
  const { adminToolUrl: baseUrl, fetch, production, log } = options;
  const limitMs = timeoutMs({ place: 'server', production, service: 'adminTool', method: endpoint.method });
  const address = endpointAddress(baseUrl, endpoint);
  const answer = await send(endpoint, {
    baseUrl,
    fetch,
    limitMs,
    onRejected: (rejected) => log(describeRejectedPart(address, rejected)),
  });
  if (!answer.ok) log(describeHttpError(address, answer.error));
  return answer;
};
