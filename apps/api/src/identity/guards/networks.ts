import { BlockList, isIP } from 'node:net';

/** The addresses of this machine. */
export const LOOPBACK_NETWORKS = '127.0.0.0/8, ::1';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reports whether a text is an address, or a network such as `10.0.0.0/8`. */
export const isAddressOrNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && isLength && rest.length === 0;
};

/** Creates a test for addresses of some networks. An IPv4 address may be written as an IPv6 address. */
export const createNetworkTest = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
};
