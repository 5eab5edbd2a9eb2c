import { expect, test } from '@jest/globals';
import { startedAt } from './announce-start.mjs';

test.each([
  ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://localhost:4200'],
  ['https://a.org/', 'http://127.0.0.1:4200', 'https://a.org, on this machine at http://localhost:4200'],
  ['http://10.0.0.5:4200', 'http://10.0.0.5:4200', 'http://10.0.0.5:4200'],
])('with the public address %s, a portal at %s is at %s', (publicUrl, portalUrl, place) => {
  expect(startedAt({ publicUrl, portalUrl })).toBe(`Open Discovery is at ${place}`);
});
