import { expect, test } from '@jest/globals';
import { editsPortalOfType } from './edits-portal-of-type.ts';

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
