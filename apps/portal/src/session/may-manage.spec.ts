import { expect, test } from '@jest/globals';
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
