import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, pinnedTo } from '@open-discovery/http-server';
import type { Lookup } from '@open-discovery/http-server';
import { Agent } from 'undici';

/** A host outside of the public internet. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
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

const forbidden = (host: string): string =>
  `${host} is not on the public internet; --allow-private allows it`;

/** Returns why the address itself may not be called; `null` if it may, or is a name that is looked up later. */
export const addressProblem = ({ hostname }: URL, { allowsPrivate }: ConnectionRules): string | null => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || allowsPrivate || isPublicAddress(host) ? null : forbidden(host);
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
        else callback(new ForbiddenAddressError(forbidden(hostname)), '');
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
