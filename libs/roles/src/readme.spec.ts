import { expect, test } from '@jest/globals';
import { isCurator, isManager, managerRole, parseRole, toUser } from './index.ts';

test('the user of a response', () => {
  const user = toUser({ sub: 'ada@example.org', email: 'Ada@Example.org', roles: ['FUNDER_ec_MANAGER'] });
  expect(user?.id).toBe('ada');
  expect(user && isManager(user.role, 'funder', 'ec')).toBe(true);
  expect(user && isCurator(user.role, 'funder')).toBe(false);
});

test('role names and their meaning', () => {
  expect(managerRole('ri', 'egi')).toBe('COMMUNITY_egi_MANAGER');
  expect(parseRole('COMMUNITY_egi_MANAGER')).toEqual({ kind: 'manager', type: 'ri', id: 'egi' });
});

test('entitlements', () => {
  const edu_person_entitlements = ['urn:geant:openaire.eu:group:Curator+-+Claim:role=member#aai.openaire.eu'];
  expect(toUser({ sub: 'ada', edu_person_entitlements })?.role).toEqual(['CURATOR_CLAIM']);
});
