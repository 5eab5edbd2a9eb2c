import { expect, test } from '@jest/globals';
import { editsPortal, editsPortalOfType } from './edits-portal.ts';

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

const PORTALS = [
  { type: 'community', pid: 'egi' },
  { type: 'ri', pid: 'athos' },
  { type: 'funder', pid: 'ec' },
] as const;
const DASHBOARDS = ['funder', 'ri', 'organization', 'project'] as const;

test.each([
  ['PORTAL_ADMINISTRATOR', true, true],
  ['CURATOR_COMMUNITY', true, true],
  ['CURATOR_FUNDER', false, true],
  ['COMMUNITY_egi_MANAGER', true, false],
  ['COMMUNITY_athos_MANAGER', false, true],
  ['FUNDER_ec_MANAGER', false, true],
  ['FUNDER_gone_MANAGER', false, false],
  ['COMMUNITY_egi', false, false],
  ['USER_MANAGER', false, false],
])('%s edits communities: %j, dashboards: %j', (role, communities, dashboards) => {
  expect(editsPortalOfType({ role: [role] }, ['community'], PORTALS)).toBe(communities);
  expect(editsPortalOfType({ role: [role] }, DASHBOARDS, PORTALS)).toBe(dashboards);
});
