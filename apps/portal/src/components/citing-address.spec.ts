import { expect, test } from '@jest/globals';
import { citingAddress } from './citing-address.ts';

test.each([
  ['of the index', { citationCount: 3 }, '/?related=IsCitedBy%3Aa'],
  ['of the source, with its class', { citationCount: 3, citationClass: 'C5' as const }, null],
  ['of the source, with another class', { citationCount: 3, impulseClass: 'C5' as const }, null],
])('a count %s leads to %j', (_whose, citationImpact, address) => {
  expect(citingAddress({ id: 'a', type: 'publication', indicators: { citationImpact } })).toBe(address);
});
