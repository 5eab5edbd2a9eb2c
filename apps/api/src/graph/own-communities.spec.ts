import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { buildGeneration } from '@open-discovery/search-index';
import { z } from 'zod';
import { logIn } from '../identity/testing/log-in.ts';
import { openLoginWorld } from '../identity/testing/login-world.ts';
import type { LoginWorld } from '../identity/testing/login-world.ts';
import type { Visitor } from '../identity/testing/visitor.ts';
import type { TrialAccountId } from '../trial-login/trial-accounts.ts';
import { envelopeAnswer } from './answer-schemas.ts';

jest.setTimeout(60_000);

/** The trial manager has the role COMMUNITY_dh-ch_MANAGER: role names ignore the case of a code. */
const CODES = ['DH-CH', 'marine', 'ocean'];

let world: LoginWorld;
const visitors = new Map<string, Visitor>();
type Who = TrialAccountId | 'nobody';

beforeAll(async () => {
  world = await openLoginWorld({
    prepareIndex: (folder) =>
      buildGeneration({
        folder,
        schema: GRAPH_SCHEMA,
        documents: CODES.map((code) =>
          toIndexDocument(
            {
              kind: 'community',
              record: { id: `community___::${code}`, acronym: code, name: `Community ${code}`, type: 'ri' },
            },
            [],
          ),
        ),
        now: new Date(0),
      }),
  });
  await world.startApi();
  visitors.set('nobody', world.visitor());
  for (const account of ['trial-user', 'trial-manager', 'trial-curator', 'trial-administrator'] as const) {
    visitors.set(account, world.visitor());
    const visitor = visitors.get(account);
    if (visitor) await logIn(visitor, account);
  }
});
afterAll(() => world.close());

const get = async (who: Who, call: string) => {
  const visitor = visitors.get(who);
  if (!visitor) throw new Error(`${who} has no browser`);
  return visitor.request(`/api/graph/v3/${call}`);
};
const namesFor = async (who: Who, search: string): Promise<readonly unknown[]> => {
  const { body } = await get(who, `communities?${search}`);
  const { header, results } = envelopeAnswer.parse(JSON.parse(body));
  expect(header.numFound).toBe(results.length);
  return results.map((record) => Reflect.get(record, 'acronym')).toSorted();
};

describe('a search by one’s own role', () => {
  test.each([
    ['trial-user', 'role=member', []],
    ['trial-user', 'role=manager', []],
    ['trial-user', 'role=NOT manager', CODES],
    ['trial-manager', 'role=member', []],
    ['trial-manager', 'role=manager', ['DH-CH']],
    ['trial-manager', 'role=member OR manager', ['DH-CH']],
    ['trial-manager', 'role=manager&search=community', ['DH-CH']],
    ['trial-manager', 'role=manager&search=marine', []],
    ['trial-manager', 'role=NOT manager', ['marine', 'ocean']],
    ['trial-curator', 'role=curator', CODES],
    ['trial-curator', 'role=curator&search=marine', ['marine']],
    ['trial-administrator', 'role=curator', CODES],
    ['trial-administrator', 'role=manager', []],
  ] as const)('%s with %s finds %j', async (who, search, expected) => {
    expect(await namesFor(who, search)).toEqual(expected);
  });

  test('needs a login', async () => {
    expect((await get('nobody', 'communities?role=manager')).status).toBe(401);
    expect((await get('trial-user', 'communities?role=owner')).status).toBe(400);
  });

  test.each(['role=', 'role=+%09%0A%C2%A0%E2%80%83+'])(
    'of no role finds all, as without it: %s',
    async (search) => {
      expect(await namesFor('nobody', search)).toEqual(CODES);
    },
  );

  test.each(['communities', 'communities/export', 'communities/search-record', 'totals'])(
    'is kept by no cache: %s',
    async (call) => {
      const search = 'role=manager';
      const parameters = new URLSearchParams(
        call === 'totals'
          ? { of: `communities?${search}` }
          : { role: 'manager', ...(call.endsWith('export') && { format: 'csv' }) },
      );
      const own = await get('trial-manager', `${call}?${parameters.toString()}`);
      expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([
        200,
        'private, no-store',
        null,
      ]);
      const others = await get('trial-manager', 'communities?search=marine');
      expect(others.headers.get('cache-control')).toContain('public');
    },
  );

  test('counts for its caller only', async () => {
    const of = encodeURIComponent('communities?role=manager');
    const totals = async (who: Who) =>
      z.object({ totals: z.unknown() }).parse(JSON.parse((await get(who, `totals?of=${of}`)).body)).totals;
    expect(await totals('trial-manager')).toEqual([1]);
    expect(await totals('trial-user')).toEqual([0]);
    expect(await totals('nobody')).toEqual([null]);
  });
});
