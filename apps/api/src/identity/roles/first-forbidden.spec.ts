import { describe, expect, test } from '@jest/globals';
import { firstForbidden, isGrantable } from './first-forbidden.ts';

describe('who may grant and revoke which roles', () => {
  test.each([
    ['PORTAL_ADMINISTRATOR', ['PORTAL_ADMINISTRATOR', 'USER_MANAGER', 'CURATOR_CLAIM'], null],
    ['USER_MANAGER', ['CURATOR_CLAIM', 'CURATOR_COMMUNITY', 'COMMUNITY_egi', 'FUNDER_ec_MANAGER'], null],
    ['USER_MANAGER', ['CURATOR_CLAIM', 'PORTAL_ADMINISTRATOR'], 'PORTAL_ADMINISTRATOR'],
    ['USER_MANAGER', ['USER_MANAGER'], 'USER_MANAGER'],
    ['USER_MANAGER', ['nonsense'], 'nonsense'],
    ['CURATOR_COMMUNITY', ['COMMUNITY_egi'], 'COMMUNITY_egi'],
    ['REGISTERED_USER', ['REGISTERED_USER'], 'REGISTERED_USER'],
  ])('%s, %j: forbidden is %j', (role, changed, expected) => {
    expect(firstForbidden([role], changed)).toBe(expected);
  });
});

test.each([
  ['PORTAL_ADMINISTRATOR', true],
  ['COMMUNITY_egi_MANAGER', true],
  ['REGISTERED_USER', false],
  ['ROLE_ANONYMOUS', false],
  ['ADMIN', false],
  ['', false],
])('%j can be given: %s', (name, expected) => {
  expect(isGrantable(name)).toBe(expected);
});
