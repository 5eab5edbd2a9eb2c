import { describe, expect, test } from '@jest/globals';
import { isPublicAddress, resolveHost } from './public-address.ts';

describe('addresses of the public internet', () => {
  test.each([
    ['8.8.8.8', true],
    ['1.1.1.1', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['0.1.2.3', false],
    ['10.0.0.1', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['192.0.0.8', false],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['203.0.113.1', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::127.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fd12::1', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['4000::1', false],
    ['localhost', false],
    ['', false],
  ])('%s → %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('the address to connect to', () => {
  test.each([
    ['the first one', 'http://a.org/', ['8.8.8.8', '1.1.1.1'], '8.8.8.8'],
    ['none when one of them leads inside', 'http://a.org/', ['8.8.8.8', '10.0.0.1'], null],
    ['none when there are none', 'http://a.org/', [], null],
    ['the literal itself, without asking', 'http://8.8.8.8/', ['127.0.0.1'], '8.8.8.8'],
    ['no literal that leads inside', 'http://[::ffff:127.0.0.1]/', ['8.8.8.8'], null],
    ['no literal that leads inside', 'http://2130706433/', ['8.8.8.8'], null],
  ])('is %s: %s', async (_rule, url, addresses, expected) => {
    const rules = { lookup: async () => addresses, isAddressAllowed: isPublicAddress };
    expect(await resolveHost(new URL(url), rules)).toBe(expected);
  });
});
