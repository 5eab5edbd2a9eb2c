import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { visitorNetwork } from './visitor-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['Unknown', 'unknown'],
  ['', ''],
])('%j → %j', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

test('addresses with the same first 64 bits are one network', () => {
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(network !== '0:0:0:0');
      expect(visitorNetwork(`${network}:${one}`)).toBe(visitorNetwork(`${network}:${other}`));
    }),
  );
});

test('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(typeof visitorNetwork(text)).toBe('string')));
});
