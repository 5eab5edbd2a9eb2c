import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, pinnedTo } from '@open-discovery/http-server';
import type { Lookup } from '@open-discovery/http-server';
import { Agent } from 'undici';
import { failure } from '../failure.ts';
import type { Failure } from '../failure.ts';

/** A host outside of the public internet. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly failure: Failure;

  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.failure = failure('private-host', { host });
  }
}

export interface ConnectionRules {
  readonly lookup: Lookup;
  readonly allowsPrivate: boolean;
  /** The limit for a connection, for the first byte, and between two parts of a body. */
  readonly timeLimitMs: number;
  /** The limit for a decompressed body. */
  readonly sizeLimitBytes: number;
  readonly signal: AbortSignal;
}

/** Returns why the address itself may not be called; `null` if it may, or is a name that is looked up later. */
export const addressProblem = ({ hostname }: URL, { allowsPrivate }: ConnectionRules): Failure | null => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || allowsPrivate || isPublicAddress(host)
    ? null
    : failure('private-host', { host });
};

/** Looks a name up and checks its addresses for each connection. */
const checkedLookup =
  ({ lookup, allowsPrivate }: ConnectionRules): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const [address] = addresses;
        if (address !== undefined && (allowsPrivate || addresses.every(isPublicAddress)))
          pinnedTo(address)(hostname, options, callback);
        else callback(new ForbiddenAddressError(hostname), '');
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };

/** Creates connections, one for each host. */
export const createConnections = (rules: ConnectionRules): Agent =>
  new Agent({
    connections: 1,
    connect: { lookup: checkedLookup(rules), timeout: rules.timeLimitMs },
    headersTimeout: rules.timeLimitMs,
    bodyTimeout: rules.timeLimitMs,
  });
