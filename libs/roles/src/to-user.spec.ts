import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toUser } from './to-user.ts';

test('a complete response', () =>
  expect(
    toUser({
      sub: 'ada-1@openaire.eu',
      given_name: ' Ada ',
      family_name: 'Lovelace',
      email: 'Ada@Example.ORG',
      name: 'Ada, Countess of Lovelace',
      roles: ['REGISTERED_USER'],
      exp_date: 1795000000,
      accessToken: 'a',
      refreshToken: 'r',
    }),
  ).toEqual({
    id: 'ada-1',
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.org',
    fullname: 'Ada, Countess of Lovelace',
    role: ['REGISTERED_USER'],
    expirationDate: 1795000000,
    accessToken: 'a',
    refreshToken: 'r',
  }));

test('a response with only a subject', () =>
  expect(toUser({ sub: 'ada' })).toEqual({
    id: 'ada',
    firstname: '',
    lastname: '',
    email: '',
    fullname: 'Anonymous user',
    role: [],
    expirationDate: null,
    accessToken: '',
    refreshToken: '',
  }));

describe('field by field', () => {
  test.each([
    ['a@b', 'a'],
    ['a@b@c', 'a'],
    ['a@b\nc', 'a'],
    [' a ', 'a'],
  ])('subject %j → id %j', (sub, id) => expect(toUser({ sub })?.id).toBe(id));

  test.each([
    [{ name: 'A B', given_name: 'C' }, 'A B'],
    [{ name: ' ', given_name: 'C', family_name: 'D' }, 'C D'],
    [{ given_name: 'C' }, 'C'],
    [{ family_name: 'D' }, 'D'],
    [{ name: 7, given_name: null }, 'Anonymous user'],
  ])('%j → full name %j', (names, fullname) =>
    expect(toUser({ sub: 'a', ...names })?.fullname).toBe(fullname),
  );

  test.each([
    [0, 0],
    ['1795000000', 1795000000],
    ['', null],
    ['soon', null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [{}, null],
  ])('exp_date %j → %j', (exp_date, expected) =>
    expect(toUser({ sub: 'a', exp_date })?.expirationDate).toBe(expected),
  );

  test("entitlements of the portal's own source", () => {
    const edu_person_entitlements = ['urn:x:group:Curator+-+Claim#y'];
    expect(
      toUser({ sub: 'a', edu_person_entitlements }, { namespace: 'urn:x', authority: 'y' })?.role,
    ).toEqual(['CURATOR_CLAIM']);
    expect(toUser({ sub: 'a', edu_person_entitlements })?.role).toEqual([]);
  });
});

test.each([null, undefined, 'ada', 7, [], ['a'], {}, { sub: '' }, { sub: '@b' }, { sub: 7 }, { error: 'x' }])(
  '%j is not a user',
  (loginInfo) => expect(toUser(loginInfo)).toBeNull(),
);

test('never throws, and no random response is a privileged user', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ sub: fc.string(), roles: fc.anything(), email: fc.anything() })),
      (answer) => {
        const user = toUser(answer);
        expect(user?.role.includes('PORTAL_ADMINISTRATOR') ?? false).toBe(false);
      },
    ),
  );
});
