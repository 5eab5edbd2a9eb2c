import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds all addresses of a host by its name; rejects when it has none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** As the operating system resolves names. */
export const systemLookup: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** IPv6 that is routed on the internet, https://www.iana.org/assignments/ipv6-address-space. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address lies on the public internet. Loopback, private, link-local and reserved ones do not, nor do those
 * that stand for an IPv4 address inside IPv6 (mapped, NAT64, 6to4, Teredo), whichever that is.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
};

/**
 * The one address to connect to. Null when any address of the host is not allowed: a name that leads inside as well as
 * outside is not trusted.
 */
export const resolveHost = async (
  url: URL,
  { lookup: find, isAddressAllowed }: { lookup: Lookup; isAddressAllowed: (address: string) => boolean },
): Promise<string | null> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host) ? [host] : await find(host);
  return addresses.every(isAddressAllowed) ? (addresses[0] ?? null) : null;
};
