import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { describeOnDatabases } from '../../database/testing/describe-on-databases.ts';
import { createSessionStore } from './session-store.ts';
import type { SessionStore } from './session-store.ts';
import type { Login, Session } from './session.ts';

// Slow only on a machine that runs other tests at the same time.
jest.setTimeout(60_000);

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const START_MS = Date.parse('2026-10-02T12:00:00Z');

const loginOf = (sub: string): Login => ({
  claims: {
    sub,
    given_name: 'Ada',
    family_name: null,
    email: null,
    email_verified: null,
    name: null,
    roles: ['REGISTERED_USER'],
    edu_person_entitlements: [],
  },
  tokens: { idToken: 'id', refreshToken: 'refresh' },
  refreshAtMs: START_MS + MINUTE_MS,
});

describeOnDatabases('sessions of two servers', (given) => {
  let nowMs = START_MS;
  let other: Database;
  let stores: readonly [SessionStore, SessionStore];
  const found = async (secret: string): Promise<Session> => {
    const session = await stores[0].find(secret);
    if (session === null) throw new Error('There is no such session');
    return session;
  };
  beforeEach(async () => {
    nowMs = START_MS;
    other = await openDatabase(given.location());
    const options = {
      issuer: 'https://one.example',
      clock: () => nowMs,
      idleMs: 60 * MINUTE_MS,
      lifeMs: 720 * MINUTE_MS,
    };
    stores = [
      createSessionStore({ ...options, database: given.database() }),
      createSessionStore({ ...options, database: other }),
    ];
  });
  afterEach(() => other.close());

  test('are found by their cookie, with the data of the login', async () => {
    const secret = await stores[0].create(loginOf('ada'));
    expect(await stores[1].find(secret)).toEqual({
      ...loginOf('ada'),
      secret,
      expiresAtMs: START_MS + 720 * MINUTE_MS,
    });
    expect(await stores[1].find(`${secret}x`)).toBeNull();
  });

  test('are refreshed by one of several concurrent requests', async () => {
    const session = await found(await stores[0].create(loginOf('ada')));
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => stores[turn % 2 === 0 ? 0 : 1].claimRefresh(session)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('can be refreshed by another request half a minute after a failed refresh', async () => {
    const secret = await stores[0].create(loginOf('ada'));
    expect(await stores[0].claimRefresh(await found(secret))).toBe(true);
    const waiting = await found(secret);
    expect(waiting.refreshAtMs).toBe(nowMs + 30 * SECOND_MS);
    nowMs += 30 * SECOND_MS;
    expect(await stores[1].claimRefresh(waiting)).toBe(true);
    expect(await stores[0].claimRefresh(waiting)).toBe(false);
  });

  test('have the latest data of the provider', async () => {
    const secret = await stores[0].create(loginOf('ada'));
    const login = { ...loginOf('ada'), tokens: { idToken: 'newer', refreshToken: null }, refreshAtMs: null };
    await stores[0].renew(await found(secret), login);
    expect(await stores[1].find(secret)).toMatchObject(login);
  });

  test('of one user are ended together and counted', async () => {
    const secrets = [await stores[0].create(loginOf('ada')), await stores[1].create(loginOf('ada'))];
    const kept = await stores[0].create(loginOf('grace'));
    expect(await stores[0].endAllOf('ada')).toBe(2);
    for (const secret of secrets) expect(await stores[1].find(secret)).toBeNull();
    expect(await stores[1].find(kept)).not.toBeNull();
  });

  test.each([
    ['claims', { claims: '{"sub"' }],
    ['tokens', { sealed_tokens: 'x' }],
    ['time of refresh', { refresh_at: 'soon' }],
    ['end', { expires_at: 'never' }],
  ])('whose stored %s is damaged do not count; the others do', async (_name, columns) => {
    const secret = await stores[0].create(loginOf('ada'));
    const kept = await stores[0].create(loginOf('grace'));
    await other.query.updateTable('sessions').set(columns).where('subject', '=', 'ada').execute();
    expect(await stores[0].find(secret)).toBeNull();
    expect(await stores[0].find(kept)).not.toBeNull();
  });

  test('end when the clock is set back to before their login; others end in time', async () => {
    const kept = await stores[0].create(loginOf('grace'));
    nowMs += MINUTE_MS;
    await stores[0].find(kept);
    nowMs += 10 * MINUTE_MS;
    const secret = await stores[0].create(loginOf('ada'));
    nowMs = START_MS;
    expect(await stores[0].find(secret)).toBeNull();
    expect(await stores[0].find(kept)).not.toBeNull();
    nowMs = START_MS + 60 * MINUTE_MS;
    expect(await stores[0].find(kept)).toBeNull();
  });

  test('store their last use at most once a minute', async () => {
    const secret = await stores[0].create(loginOf('ada'));
    const seenAt = async () =>
      (await other.query.selectFrom('sessions').select('seen_at').executeTakeFirst())?.seen_at;
    const start = await seenAt();
    nowMs += MINUTE_MS - 1;
    await stores[0].find(secret);
    expect(await seenAt()).toBe(start);
    nowMs += 1;
    await stores[0].find(secret);
    expect(await seenAt()).toBe(new Date(nowMs).toISOString());
  });
});
