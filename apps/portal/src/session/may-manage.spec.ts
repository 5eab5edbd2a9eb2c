import { expect, test } from '@jest/globals';
import { consoleAddress } from './admin-path.ts';
import { mayManage } from './may-manage.ts';

test.each([
  ['PORTAL_ADMINISTRATOR', true],
  ['USER_MANAGER', true],
  ['CURATOR_FUNDER', true],
  ['COMMUNITY_tides_MANAGER', true],
  ['COMMUNITY_tides', false],
  ['CURATOR_CLAIM', false],
  ['REGISTERED_USER', false],
])('%s may manage: %s', (role, expected) => expect(mayManage({ role: [role] })).toBe(expected));

test.each([
  ['a static portal has no console', true, null, null],
  ['a managed portal has its own', false, null, '/admin'],
  ['a configured console comes first', true, 'https://console.example.org/', 'https://console.example.org/'],
])('%s', (_rule, isStatic, console, expected) =>
  expect(consoleAddress({ static: isStatic, addresses: { console } })).toBe(expected),
);
