import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Visitor } from '../identity/testing/visitor.ts';
import { openOrcidWorld, WORK_OF_ANOTHER, WORKS } from './testing/open-orcid-world.ts';
import type { OrcidWorld } from './testing/open-orcid-world.ts';
import { ORCID_PERSON } from './testing/start-orcid.ts';
import type { OrcidFault } from './testing/start-orcid.ts';

let world: OrcidWorld;
let user: Visitor;
beforeAll(async () => {
  world = await openOrcidWorld();
  user = await world.user();
});
afterEach(() => world.reset());
afterAll(() => world.stop());

const states = async () => {
  const { status, body } = await world.ask(user, 'GET works');
  expect(status).toBe(200);
  return body['works'];
};
const ALL = Object.values(WORKS);

describe('connecting', () => {
  test('a user allows access at ORCID and comes back connected', async () => {
    const last = await world.connect(user);
    expect([last.status, last.location]).toEqual([303, '/my-orcid-links?connection=connected']);
    expect(await world.ask(user, 'GET connection')).toMatchObject({
      status: 200,
      body: {
        orcid: ORCID_PERSON.orcid,
        url: `${world.orcid.url}/${ORCID_PERSON.orcid}`,
        name: ORCID_PERSON.name,
        connectedAt: expect.any(String),
      },
    });
  });

  test('the permission is stored encrypted, and is in no log and no answer', async () => {
    await world.connect(user);
    const [token = 'none'] = world.orcid.validTokens();
    const rows = await world.database.query.selectFrom('orcid_connections').selectAll().execute();
    const answers = [await world.ask(user, 'GET connection'), await world.ask(user, 'GET works')];
    const seen = JSON.stringify(rows) + JSON.stringify(answers) + world.log();
    expect(rows).toHaveLength(1);
    expect(seen).not.toContain(token);
    expect(seen).not.toContain(world.orcid.environment['ORCID_CLIENT_SECRET']);
    expect(seen).not.toMatch(/[?&]code=/);
  });

  test('a user who denies access is not connected', async () => {
    expect((await world.connect(user, 'Deny access')).location).toBe('/my-orcid-links?connection=denied');
    expect((await world.ask(user, 'GET connection')).body).toMatchObject({ orcid: null });
  });

  test.each<[string, (callback: URL) => Promise<string | null>, string]>([
    [
      'the state of another browser',
      async (callback) => {
        const other = await world.user();
        await other.request('/api/orcid-service/connect');
        return (await other.request(callback.href)).location;
      },
      'expired',
    ],
    [
      'no state',
      async (callback) => {
        callback.searchParams.delete('state');
        return (await user.request(callback.href)).location;
      },
      'expired',
    ],
    [
      'their own code',
      async (callback) => {
        callback.searchParams.set('code', 'made-up');
        return (await user.request(callback.href)).location;
      },
      'failed',
    ],
    [
      'the same callback twice',
      async (callback) => {
        await user.request(callback.href);
        await world.ask(user, 'POST disconnect');
        return (await user.request(callback.href)).location;
      },
      'expired',
    ],
  ])('%s connects no account', async (_title, comeBack, ending) => {
    const { location } = await user.request('/api/orcid-service/connect');
    const page = await (await fetch(location ?? '')).text();
    const address = /href="([^"]+)">Authorize/.exec(page)?.[1] ?? '';
    const callback = new URL(address.replaceAll('&amp;', '&'));
    expect(await comeBack(callback)).toBe(`/my-orcid-links?connection=${ending}`);
    expect((await world.ask(user, 'GET connection')).body).toMatchObject({ orcid: null });
  });

  test('disconnecting forgets the user and withdraws the permission at ORCID', async () => {
    await world.connect(user);
    await world.ask(user, 'POST add', [WORKS.tides]);
    expect(await world.ask(user, 'POST disconnect')).toMatchObject({
      status: 200,
      body: { isRevoked: true },
    });
    expect(world.orcid.validTokens()).toEqual([]);
    expect(await world.ask(user, 'GET works')).toMatchObject({
      status: 409,
      body: { reason: 'notConnected' },
    });
    for (const table of ['orcid_connections', 'orcid_works'] as const)
      expect(await world.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(world.orcid.record.titles()).toEqual(['Tides']);
  });

  test('disconnecting forgets the user even if ORCID cannot be told', async () => {
    await world.connect(user);
    world.orcid.setFault({ on: '/oauth/revoke', answer: 503 });
    expect(await world.ask(user, 'POST disconnect')).toMatchObject({
      status: 200,
      body: { isRevoked: false },
    });
    expect((await world.ask(user, 'GET connection')).body).toMatchObject({ orcid: null });
  });
});

describe('the works of a user', () => {
  test('are those with their ORCID iD, each with its state on the record', async () => {
    world.orcid.record.put({ doi: '10.5555/MARSH', title: 'Salt marsh data, from a repository' });
    await world.connect(user);
    expect(await states()).toEqual([
      {
        id: WORKS.tides,
        type: 'publication',
        title: 'Tides',
        year: 2021,
        venue: 'Journal of Tides',
        identifier: 'https://doi.org/10.5555/tides',
        state: 'missing',
      },
      expect.objectContaining({ id: WORKS.marsh, type: 'dataset', state: 'present' }),
      expect.objectContaining({ id: WORKS.notes, identifier: '', state: 'missing' }),
    ]);
  });

  test('are added to the record, all at once, and removed again', async () => {
    await world.connect(user);
    expect((await world.ask(user, 'POST add', ALL)).body).toEqual({
      outcomes: ALL.map((id) => ({ id, state: 'added', reason: '', message: '' })),
    });
    expect(world.orcid.record.titles()).toEqual(['Tides', 'Salt marsh data', 'Field notes']);
    expect(world.orcid.requests().filter((one) => one.startsWith('POST /v3.0'))).toHaveLength(1);
    expect(await states()).toMatchObject([{ state: 'added' }, { state: 'added' }, { state: 'added' }]);
    expect((await world.ask(user, 'POST remove', [WORKS.tides, WORKS.notes])).body).toMatchObject({
      outcomes: [{ state: 'missing' }, { state: 'missing' }],
    });
    expect(world.orcid.record.titles()).toEqual(['Salt marsh data']);
    expect(await states()).toMatchObject([{ state: 'missing' }, { state: 'added' }, { state: 'missing' }]);
  });

  test('are added once: works that are on the record stay unchanged, whoever added them', async () => {
    world.orcid.record.put({ doi: '10.5555/marsh', title: 'From a repository' });
    await world.connect(user);
    await world.ask(user, 'POST add', [WORKS.tides]);
    expect((await world.ask(user, 'POST add', ALL)).body).toMatchObject({
      outcomes: [{ state: 'added' }, { state: 'present' }, { state: 'added' }],
    });
    expect(world.orcid.record.titles()).toEqual(['From a repository', 'Tides', 'Field notes']);
  });

  test('that ORCID knows but does not list are present, and the others of the request are added', async () => {
    const client = world.orcid.environment['ORCID_CLIENT_ID'];
    world.orcid.record.put({ doi: '10.5555/marsh', title: 'Made private', isPrivate: true }, client);
    await world.connect(user);
    expect((await world.ask(user, 'POST add', ALL)).body).toEqual({
      outcomes: [
        { id: WORKS.tides, state: 'added', reason: '', message: '' },
        { id: WORKS.marsh, state: 'present', reason: '', message: '' },
        { id: WORKS.notes, state: 'added', reason: '', message: '' },
      ],
    });
    expect(world.orcid.record.titles()).toEqual(['Made private', 'Tides', 'Field notes']);
  });

  test('that another source added are not removed', async () => {
    world.orcid.record.put({ doi: '10.5555/marsh', title: 'From a repository' });
    await world.connect(user);
    expect((await world.ask(user, 'POST remove', [WORKS.marsh])).body).toMatchObject({
      outcomes: [{ id: WORKS.marsh, state: 'present' }],
    });
    expect(world.orcid.record.titles()).toEqual(['From a repository']);
  });

  test('that were added before the user disconnected are known again', async () => {
    await world.connect(user);
    await world.ask(user, 'POST add', [WORKS.tides]);
    await world.ask(user, 'POST disconnect');
    await world.connect(user);
    expect(await states()).toMatchObject([{ state: 'added' }, { state: 'missing' }, { state: 'missing' }]);
    await world.ask(user, 'POST remove', [WORKS.tides]);
    expect(world.orcid.record.titles()).toEqual([]);
  });

  test('that the user removed at ORCID can be added again', async () => {
    await world.connect(user);
    await world.ask(user, 'POST add', [WORKS.tides]);
    world.orcid.record.clear();
    expect(await states()).toMatchObject([{ state: 'missing' }, { state: 'missing' }, { state: 'missing' }]);
    await world.ask(user, 'POST add', [WORKS.tides]);
    expect(world.orcid.record.titles()).toEqual(['Tides']);
  });

  test('of others, and ids that do not exist, are not added', async () => {
    await world.connect(user);
    expect((await world.ask(user, 'POST add', [WORK_OF_ANOTHER, 'nothing'])).body).toMatchObject({
      outcomes: [
        { id: WORK_OF_ANOTHER, state: 'failed', reason: 'unknown' },
        { id: 'nothing', state: 'failed', reason: 'unknown' },
      ],
    });
    expect(world.orcid.record.titles()).toEqual([]);
  });
});

describe('if ORCID', () => {
  const WHOLE: readonly [string, OrcidFault, number, string][] = [
    ['has ended the permission', { on: '/v3.0', answer: 401 }, 409, 'revoked'],
    ['wants another permission', { on: '/v3.0', answer: 403 }, 409, 'forbidden'],
    ['gets too many requests', { on: '/v3.0', answer: 429 }, 429, 'limited'],
    ['is down', { on: '/v3.0', answer: 503 }, 502, 'unavailable'],
    ['answers nonsense', { on: '/v3.0', answer: 'nonsense' }, 502, 'unavailable'],
    ['redirects', { on: '/v3.0', answer: 302 }, 502, 'unavailable'],
    ['refuses', { on: '/v3.0', answer: 400 }, 502, 'refused'],
  ];
  test.each(WHOLE)('%s, the answer says so, and nothing is lost', async (_title, fault, status, reason) => {
    await world.connect(user);
    await world.ask(user, 'POST add', [WORKS.tides]);
    world.orcid.setFault(fault);
    for (const [call, ids] of [['GET works'], ['POST add', ALL], ['POST remove', ALL]] as const)
      expect(await world.ask(user, call, ids)).toMatchObject({
        status,
        body: { reason, message: expect.any(String) },
      });
    world.orcid.setFault(null);
    expect(await states()).toMatchObject([{ state: 'added' }, { state: 'missing' }, { state: 'missing' }]);
  });

  test('fails while works are removed, the rest is left for later', async () => {
    await world.connect(user);
    await world.ask(user, 'POST add', ALL);
    world.orcid.setFault({ on: 'DELETE', answer: 429 });
    expect((await world.ask(user, 'POST remove', ALL)).body).toMatchObject({
      outcomes: ALL.map((id) => ({ id, state: 'failed', reason: 'limited' })),
    });
    expect(world.orcid.requests().filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
    expect(world.orcid.record.titles()).toHaveLength(3);
  });

  test('does not say whether it added works, the next list shows it', async () => {
    await world.connect(user);
    world.orcid.setFault({ on: 'POST /v3.0', answer: 'nonsense', isLate: true });
    expect(await world.ask(user, 'POST add', ALL)).toMatchObject({ status: 502 });
    world.orcid.setFault(null);
    expect(await states()).toMatchObject([{ state: 'added' }, { state: 'added' }, { state: 'added' }]);
  });

  test('has ended the permission at the user’s request, the user connects again and continues', async () => {
    await world.connect(user);
    world.orcid.revokeAll();
    expect(await world.ask(user, 'GET works')).toMatchObject({ status: 409, body: { reason: 'revoked' } });
    await world.connect(user);
    expect(await states()).toHaveLength(3);
  });
});

describe('who', () => {
  const CALLS = ['GET connection', 'GET works', 'POST add', 'POST remove', 'POST disconnect'];
  test.each(CALLS)('is not logged in gets a 401 from %s', async (call) => {
    const body = call.endsWith('d') || call.endsWith('e') ? ALL : undefined;
    expect(await world.ask(world.anonymous(), call, body)).toMatchObject({ status: 401 });
  });
  test('is not logged in is asked to log in before going to ORCID', async () => {
    const { location } = await world.anonymous().request('/api/orcid-service/connect');
    expect(location).toBe('/user-info?errorCode=1&redirectUrl=%2Fmy-orcid-links');
  });
});

test.each([
  ['POST add', []],
  ['POST add', Array.from({ length: 51 }, (_, at) => String(at))],
  ['POST remove', Array.from({ length: 11 }, (_, at) => String(at))],
  ['POST add', ['x'.repeat(201)]],
])('%s with an invalid list is a 400', async (call, ids) => {
  await world.connect(user);
  expect(await world.ask(user, call, ids)).toMatchObject({ status: 400 });
});
