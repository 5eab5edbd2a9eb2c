import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** Returns all groups of an IPv6 address, without leading zeros. */
const expand = (address: string): string[] => {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
};

const toIPv4 = (groups: readonly string[]): string =>
  groups
    .slice(-2)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

/**
 * Returns the part of an address that one visitor has for themselves: an IPv4 address, or the first 64 bits of an IPv6
 * address, because a visitor with one of them usually has all with the same prefix.
 * @example visitorNetwork('2001:db8::7') // '2001:db8:0:0::/64'
 */
export const visitorNetwork = (address: string): string => {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address.toLowerCase();
  const groups = expand(withoutZone);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? toIPv4(groups) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
