import { expect, test } from '@jest/globals';
import { editsPortal } from './edits-portal.ts';

test.each([
  ['PORTAL_ADMINISTRATOR', 'explore', true],
  ['PORTAL_ADMINISTRATOR', 'community', true],
  ['CURATOR_COMMUNITY', 'community', true],
  ['CURATOR_COMMUNITY', 'explore', false],
  ['COMMUNITY_tides_MANAGER', 'community', true],
  ['COMMUNITY_waves_MANAGER', 'community', false],
  ['COMMUNITY_tides_MANAGER', 'explore', false],
  ['CURATOR_FUNDER', 'funder', true],
  ['COMMUNITY_tides', 'community', false],
  ['REGISTERED_USER', 'explore', false],
] as const)('%s edits the %s portal “tides”: %s', (role, type, expected) =>
  expect(editsPortal({ role: [role] }, { type, pid: 'tides' })).toBe(expected),
);
