import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toClaims } from './claims.ts';
import type { ClaimNames } from './claims.ts';

const NAMES: ClaimNames = {
  OIDC_ROLES_CLAIM: 'groups',
  OIDC_ENTITLEMENTS_CLAIM: 'eduperson_entitlement',
  OIDC_ENTITLEMENT_SOURCE: { namespace: 'urn:geant:example.org', authority: 'login.example.org' },
};
const CURATOR = 'urn:geant:example.org:group:Curator+-+Claim:role=member#login.example.org';
const FOREIGN = 'urn:geant:evil.example:group:Portal+Administrator#login.example.org';

describe('roles come from the configured claims', () => {
  test.each<[Record<string, unknown>, readonly string[]]>([
    [{ groups: ['CURATOR_CLAIM'] }, ['CURATOR_CLAIM']],
    [{ groups: ['A', 'A', 7, null, ''] }, ['A']],
    [{ groups: [], eduperson_entitlement: [CURATOR] }, []],
    [{ eduperson_entitlement: [CURATOR, FOREIGN] }, ['CURATOR_CLAIM']],
    [{ roles: ['PORTAL_ADMINISTRATOR'], edu_person_entitlements: [CURATOR] }, []],
    [{ groups: 'PORTAL_ADMINISTRATOR' }, []],
    [{}, []],
  ])('%j → %j', (given, expected) => {
    expect(toClaims({ sub: 'ada', ...given }, NAMES)?.roles).toEqual(expected);
  });
});

test.each([
  [{}],
  [{ sub: '' }],
  [{ sub: ' ' }],
  [{ sub: '@example.org' }],
  [{ sub: 7 }],
  [{ sub: 'x'.repeat(501) }],
])('%j is not a user', (given) => {
  expect(toClaims(given, NAMES)).toBeNull();
});

test.each([
  [true, true],
  [false, false],
  ['false', false],
  ['true', true],
  ['perhaps', null],
  [undefined, null],
])('email_verified %j: %j', (given, expected) => {
  expect(toClaims({ sub: 'ada', email_verified: given }, NAMES)?.email_verified).toBe(expected);
});

test('an invalid field is treated as missing', () => {
  const given = {
    sub: 'ada',
    name: 7,
    email: ['a'],
    given_name: 'x'.repeat(501),
    eduperson_entitlement: 'one',
  };
  expect(toClaims(given, NAMES)).toEqual({
    sub: 'ada',
    name: null,
    email: null,
    email_verified: null,
    given_name: null,
    family_name: null,
    roles: [],
    edu_person_entitlements: [],
  });
});

test('no claims cause an error or accidentally make an administrator', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('sub', 'groups', 'email', 'eduperson_entitlement', 'roles'),
        fc.anything(),
      ),
      (given) => {
        expect(toClaims(given, NAMES)?.roles ?? []).not.toContain('PORTAL_ADMINISTRATOR');
      },
    ),
  );
});
