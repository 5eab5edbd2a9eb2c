import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseEntitlement } from './parse-entitlement.ts';
import { rolesOf } from './roles-of.ts';

const wrap = (group: string): string => `urn:geant:openaire.eu:group:${group}#aai.openaire.eu`;

describe('groups of the identity service', () => {
  test.each([
    ['Portal+Administrator:role=member', 'PORTAL_ADMINISTRATOR'],
    ['Portal%20Administrator:role=member', 'PORTAL_ADMINISTRATOR'],
    ['PORTAL_ADMINISTRATOR', 'PORTAL_ADMINISTRATOR'],
    ['Registered+User:role=member', 'REGISTERED_USER'],
    ['User+Manager:role=member', 'USER_MANAGER'],
    ['Curator+-+Claim:role=member', 'CURATOR_CLAIM'],
    ['Curator+-+Community:role=member', 'CURATOR_COMMUNITY'],
    ['Curator%20-%20Institution:role=member', 'CURATOR_INSTITUTION'],
    ['Community+-+dh-ch:role=member', 'COMMUNITY_DH-CH'],
    ['Community+-+dh-ch:admins:role=member', 'COMMUNITY_DH-CH_MANAGER'],
    ['Funder+-+EC:admins', 'FUNDER_EC_MANAGER'],
    ['Portal+Administrator:role=vm_operator', null],
    ['Portal+Administrator:admins:role=member', null],
    ['Portal+Administrator:guests:role=member', null],
    ['Gardening+Club:Portal+Administrator:role=member', null],
    ['Curator+-+Claim:admins', null],
    ['Portal%2', null],
    ['Portal%FFAdministrator', null],
    ['portal+adm%C4%B1n%C4%B1strator', null],
    ['Gardening+Club:role=member', null],
    ['', null],
    [':admins', null],
    ['a#b', null],
    [`Community+-+${'x'.repeat(1024)}`, null],
  ])('%j → %j', (group, expected) => expect(parseEntitlement(wrap(group))).toBe(expected));

  test.each([
    'urn:geant:example.org:group:Portal+Administrator#aai.openaire.eu',
    'urn:geant:openaire.eu:group:Portal+Administrator#aai.example.org',
    'urn:geant:openaire.eu:group:Portal+Administrator',
    'urn:geant:openaire.eu:group:Portal+Administrator#aai.openaire.eu.example.org',
    'xurn:geant:openaire.eu:group:Portal+Administrator#aai.openaire.eu',
    'urn:geant:openaire.eu:res:Portal+Administrator#aai.openaire.eu',
    'Portal Administrator',
    'PORTAL_ADMINISTRATOR',
    '',
    null,
    undefined,
    7,
    [wrap('PORTAL_ADMINISTRATOR')],
  ])('%j grants nothing', (entitlement) => expect(parseEntitlement(entitlement as string)).toBeNull());

  test.each([
    [1024, 'CURATOR_CLAIM'],
    [1025, null],
  ])('an entitlement of %i characters → %j', (length, expected) => {
    const source = { namespace: '', authority: 'x'.repeat(length - ':group:CURATOR_CLAIM#'.length) };
    const entitlement = `:group:CURATOR_CLAIM#${source.authority}`;
    expect(entitlement).toHaveLength(length);
    expect(parseEntitlement(entitlement, source)).toBe(expected);
  });

  test('another portal names its own source', () => {
    const source = { namespace: 'urn:example:portal', authority: 'login.example.org' };
    const entitlement = 'urn:example:portal:group:Curator+-+Claim:role=member#login.example.org';
    expect(parseEntitlement(entitlement, source)).toBe('CURATOR_CLAIM');
    expect(rolesOf({ edu_person_entitlements: [entitlement] }, source)).toEqual(['CURATOR_CLAIM']);
    expect(rolesOf({ edu_person_entitlements: [entitlement] })).toEqual([]);
  });

  test('no random text grants a role', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseEntitlement(text)).toBeNull();
        expect(parseEntitlement(wrap(text))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

const CLAIM = wrap('Curator+-+Claim:role=member');

describe('roles are in `roles`, or in entitlements', () => {
  test.each([
    [{ roles: ['REGISTERED_USER', 'CURATOR_CLAIM'] }, ['REGISTERED_USER', 'CURATOR_CLAIM']],
    [{ roles: ['REGISTERED_USER', 'REGISTERED_USER'] }, ['REGISTERED_USER']],
    [{ roles: ['SOMETHING_ELSE'] }, ['SOMETHING_ELSE']],
    [{ roles: ['REGISTERED_USER', 7, null, '', {}] }, ['REGISTERED_USER']],
    [{ roles: ['REGISTERED_USER'], edu_person_entitlements: [CLAIM] }, ['REGISTERED_USER']],
    [{ roles: [], edu_person_entitlements: [CLAIM] }, []],
    [{ roles: 'PORTAL_ADMINISTRATOR', edu_person_entitlements: [CLAIM] }, []],
    [{ roles: null, edu_person_entitlements: [CLAIM] }, ['CURATOR_CLAIM']],
    [{ edu_person_entitlements: [CLAIM, CLAIM, 'garbage', 7] }, ['CURATOR_CLAIM']],
    [{ edu_person_entitlements: CLAIM }, []],
    [{}, []],
    [null, []],
    [undefined, []],
  ])('%j → %j', (sources, expected) => expect(rolesOf(sources)).toEqual(expected));
});
