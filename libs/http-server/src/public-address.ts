import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Looks up all addresses of a host name. Rejects if it has none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** Looks up names with the operating system. */
export const systemLookup: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Globally routed IPv6, https://www.iana.org/assignments/ipv6-address-space. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Reports whether an address is on the public internet. Loopback, private, link-local and reserved addresses are not,
 * and neither is any IPv6 address that contains an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
};

/** Returns the address to connect to; null if any address of the host is not allowed. */
export const resolveHost = async (
  url: URL,
  { lookup: find, isAddressAllowed }: { lookup: Lookup; isAddressAllowed: (address: string) => boolean },
): Promise<string | null> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host) ? [host] : await find(host);
  return addresses.every(isAddressAllowed) ? (addresses[0] ?? null) : null;
};

/** Connects to the checked address, even if the name resolves to another one by now. */
export const pinnedTo = (address: string): LookupFunction => {
  const family = isIPv6(address) ? 6 : 4;
  return (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
};
