import { beforeEach, describe, expect, test } from '@jest/globals';
import { describeOnDatabases } from '../../database/testing/describe-on-databases.ts';
import { claimsSchema } from '../claims.ts';
import { createRoleGrants } from '../roles/role-grants.ts';
import type { RoleGrants } from '../roles/role-grants.ts';
import { createPeopleStore } from './people-store.ts';
import type { PeopleRequest, PeopleStore } from './people-store.ts';

const ISSUER = 'https://one.example';
const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 3_600_000;

const claims = (sub: string, given: Readonly<Record<string, unknown>> = {}) =>
  claimsSchema.parse({ sub, ...given });
const request = (given: Partial<PeopleRequest> = {}): PeopleRequest => ({
  page: 1,
  size: 50,
  search: '',
  role: null,
  sort: 'lastSeen',
  ...given,
});

describeOnDatabases('the users seen so far', (given) => {
  let nowMs = START_MS;
  let people: PeopleStore;
  let grants: RoleGrants;
  const idsOf = async (part: Partial<PeopleRequest>) =>
    (await people.list(request(part))).results.map(({ id }) => id);
  beforeEach(() => {
    nowMs = START_MS;
    const options = { database: given.database(), issuer: ISSUER, clock: () => nowMs };
    people = createPeopleStore(options);
    let grantNumber = 0;
    grants = createRoleGrants({ ...options, newId: () => `grant-${(grantNumber += 1)}` });
  });

  test('have the name, address and roles of their last visit, and the time of their first', async () => {
    await people.markSeen(
      claims('ada@one', { name: 'Ada', email: 'ADA@One.example', roles: ['CURATOR_CLAIM'] }),
    );
    nowMs += DAY_MS;
    await people.markSeen(claims('ada@one', { name: 'Ada Lovelace', email: 'ada@one.example' }));
    await grants.grant({ subject: 'ada@one', roles: ['USER_MANAGER'], by: 'root' });
    expect(await people.list(request())).toEqual({
      total: 1,
      results: [
        {
          id: 'ada@one',
          name: 'Ada Lovelace',
          email: 'ada@one.example',
          firstSeen: '2026-01-01T00:00:00.000Z',
          lastSeen: '2026-01-02T00:00:00.000Z',
          providerRoles: [],
          roles: ['USER_MANAGER'],
        },
      ],
    });
    expect(await people.find('ada@one')).toMatchObject({ name: 'Ada Lovelace' });
    expect(await people.find('ada')).toBeNull();
  });

  test('of another provider are not listed', async () => {
    const other = createPeopleStore({
      database: given.database(),
      issuer: 'https://two.example',
      clock: () => nowMs,
    });
    await other.markSeen(claims('eve'));
    expect(await people.list(request())).toEqual({ total: 0, results: [] });
  });

  describe('are searched by name, address and subject, without regard to case and accents', () => {
    test.each([
      ['jose', ['jose']],
      ['JOSÉ núñez', ['jose']],
      ['nunez jose', ['jose']],
      ['@b.example', ['grace']],
      ['%', ['percent_']],
      ['_', ['percent_']],
      [String.raw`\ `, []],
      ["' or 1=1 --", []],
      ['jose grace', []],
      ['', ['grace', 'jose', 'percent_']],
    ])('%j → %j', async (search, expected) => {
      await people.markSeen(claims('jose', { name: 'José Núñez', email: 'jn@a.example' }));
      await people.markSeen(claims('grace', { name: 'Grace', email: 'grace@b.example' }));
      await people.markSeen(claims('percent_', { name: '100 %' }));
      expect((await idsOf({ search })).sort()).toEqual(expected);
    });
  });

  test('are found by a role from the provider or granted here, but not by a revoked or similar one', async () => {
    await people.markSeen(claims('provided', { roles: ['COMMUNITY_egi'] }));
    await people.markSeen(claims('manager', { roles: ['COMMUNITY_egi_MANAGER'] }));
    await people.markSeen(claims('granted'));
    await people.markSeen(claims('revoked'));
    for (const subject of ['granted', 'revoked'])
      await grants.grant({ subject, roles: ['COMMUNITY_egi'], by: 'root' });
    await grants.revoke({ subject: 'revoked', roles: ['COMMUNITY_egi'], by: 'root' });
    expect((await idsOf({ role: 'COMMUNITY_egi' })).sort()).toEqual(['granted', 'provided']);
  });

  test.each([
    ['name', ['b', 'c', 'a']],
    ['email', ['c', 'a', 'b']],
    ['firstSeen', ['c', 'b', 'a']],
    ['lastSeen', ['a', 'c', 'b']],
  ] as const)('are ordered by %s', async (sort, expected) => {
    const rows = [
      claims('a', { name: 'Zoe', email: 'b@x.example' }),
      claims('b', { name: 'Ada', email: 'c@x.example' }),
      claims('c', { name: 'Mia', email: 'a@x.example' }),
    ];
    for (const row of [...rows, ...rows.slice(0, 1)]) {
      await people.markSeen(row);
      nowMs += DAY_MS;
    }
    expect(await idsOf({ sort })).toEqual(expected);
  });

  test('fill pages without gaps and repetitions, though all came in the same moment', async () => {
    for (let number = 0; number < 120; number += 1)
      await people.markSeen(claims(`user-${number}`, { name: 'Ada' }));
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await idsOf({ page }));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0]);
    expect(new Set(pages.flat()).size).toBe(120);
    expect((await people.list(request({ page: 4 }))).total).toBe(120);
  });

  test('with damaged roles are listed without them', async () => {
    await people.markSeen(claims('ada', { roles: ['CURATOR_CLAIM'] }));
    await given.database().query.updateTable('people').set({ roles: '{"x"' }).execute();
    expect((await people.list(request())).results).toMatchObject([{ id: 'ada', providerRoles: [] }]);
  });
});
