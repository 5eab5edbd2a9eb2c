import { expect, test } from '@jest/globals';
import { consoleAddress } from './admin-path.ts';

test.each([
  ['a static portal has no console', true, null, null],
  ['a managed portal has its own', false, null, '/admin'],
  ['a configured console comes first', true, 'https://console.example.org/', 'https://console.example.org/'],
])('%s', (_rule, isStatic, console, expected) =>
  expect(consoleAddress({ static: isStatic, addresses: { console } })).toBe(expected),
);
