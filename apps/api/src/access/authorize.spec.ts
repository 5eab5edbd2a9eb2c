import { describe, expect, test } from '@jest/globals';
import { toUser } from '@open-discovery/roles';
import { PORTAL_TYPES } from '@open-discovery/model';
import fc from 'fast-check';
import { authorize, requirePermission } from './authorize.ts';
import { PERMISSIONS } from './permissions.ts';
import type { Action, Target } from './permissions.ts';

const caller = (...roles: string[]) => ({ user: toUser({ sub: 'ada', roles }) });
const ANONYMOUS = { user: null };
const EGI: Target = { type: 'ri', pid: 'egi' };
const actions = Object.keys(PERMISSIONS).filter((name): name is Action => Object.hasOwn(PERMISSIONS, name));

describe('role names and portal types', () => {
  test.each([
    ['COMMUNITY_egi_MANAGER', 'ri', 'egi', 'allowed'],
    ['COMMUNITY_EGI_MANAGER', 'ri', 'egi', 'allowed'],
    ['COMMUNITY_egi_MANAGER', 'community', 'egi', 'allowed'],
    ['COMMUNITY_egi_MANAGER', 'connect', 'egi', 'allowed'],
    ['COMMUNITY_egi_MANAGER', 'funder', 'egi', 403],
    ['COMMUNITY_egi_MANAGER', 'explore', 'egi', 403],
    ['COMMUNITY_egi', 'ri', 'egi', 403],
    ['COMMUNITY_egi2_MANAGER', 'ri', 'egi', 403],
    ['COMMUNITY__MANAGER', 'ri', '', 403],
    ['CURATOR_COMMUNITY', 'connect', 'egi', 'allowed'],
    ['CURATOR_INSTITUTION', 'organization', 'x', 'allowed'],
    ['CURATOR_ORGANIZATION', 'organization', 'x', 403],
    ['FUNDER_ec_MANAGER', 'funder', 'ec', 'allowed'],
    ['INSTITUTION_x_MANAGER', 'organization', 'x', 'allowed'],
    ['PROJECT_x_MANAGER', 'project', 'x', 'allowed'],
    ['PORTAL_ADMINISTRATOR', 'explore', 'x', 'allowed'],
    ['portal_administrator', 'explore', 'x', 403],
  ] as const)('%s may edit %s/%s: %s', (role, type, pid, verdict) =>
    expect(authorize(caller(role), 'content.edit', { type, pid })).toBe(verdict),
  );
});

test.each(actions)('an administrator may %s', (action) => {
  expect(authorize(caller('PORTAL_ADMINISTRATOR'), action, EGI)).toBe('allowed');
});

test.each(actions.filter((action) => PERMISSIONS[action].to !== 'anyone'))(
  'an anonymous visitor may not %s',
  (action) => expect(authorize(ANONYMOUS, action, EGI)).toBe(401),
);

test('the permission is required for each of several targets', () => {
  const manager = caller('COMMUNITY_egi_MANAGER');
  expect(() => requirePermission(manager, 'content.edit', [EGI])).not.toThrow();
  expect(() => requirePermission(manager, 'content.edit', [EGI, { type: 'ri', pid: 'clarin' }])).toThrow();
  expect(() => requirePermission(manager, 'content.edit', [EGI, null])).toThrow();
});

test('no text other than a role name allows editing', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom(...PORTAL_TYPES), fc.string(), (roles, type, pid) => {
      expect(authorize(caller(...roles), 'content.edit', { type, pid })).toBe(403);
    }),
  );
});
