import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { logIn } from '../identity/testing/log-in.ts';
import { openTrialWorld } from '../identity/testing/open-trial-world.ts';
import type { TrialWorld } from '../identity/testing/open-trial-world.ts';
import type { Visitor } from '../identity/testing/visitor.ts';

jest.setTimeout(60_000);

let world: TrialWorld;
beforeAll(async () => {
  world = await openTrialWorld();
  // They answer alternately: what one has stored, the other must return.
  await world.startApi();
  await world.startApi();
});
afterAll(() => world.close());

const post = (visitor: Visitor, call: string, body?: unknown, origin = world.origin) =>
  visitor.request(`/api/admin-tool/${call}`, {
    method: 'POST',
    headers: { origin, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('the admin tool behind a real login, on two servers with one database', () => {
  test('an administrator’s edits are visible at once on both servers', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-administrator');
    expect((await post(visitor, 'explore/save', { pid: 'p', name: 'First', type: 'explore' })).status).toBe(
      200,
    );
    for (const name of ['Second', 'Third', 'Fourth']) {
      const stored = JSON.parse((await visitor.request('/api/admin-tool/explore/p')).body);
      expect((await post(visitor, 'explore/update', { ...stored, name })).status).toBe(200);
      const [one, two] = [
        await visitor.request('/api/admin-tool/explore/p/full'),
        await visitor.request('/api/admin-tool/explore/p/full'),
      ];
      expect([JSON.parse(one.body).name, JSON.parse(two.body).name]).toEqual([name, name]);
      expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
    }
    expect((await post(visitor, 'explore/p/menu/toggle?status=false')).status).toBe(200);
  });

  test.each(['explore/save', 'explore/p/menu/align?alignment=LEFT', 'statistics/p/toggle'])(
    'an empty body that is said to be JSON is no body: %s',
    async (call) => {
      const visitor = world.visitor();
      await logIn(visitor, 'trial-administrator');
      const { status, body } = await visitor.request(`/api/admin-tool/${call}`, {
        method: 'POST',
        headers: { origin: world.origin, 'content-type': 'application/json' },
      });
      // Calls that need a body say so in their own words.
      const needsBody = call.endsWith('/save');
      expect([status, body.includes('body: Invalid input')]).toEqual(needsBody ? [400, true] : [200, false]);
    },
  );

  test.each([
    ['nobody', 401],
    ['trial-user', 403],
    ['trial-curator', 403],
  ] as const)('%s may not edit: %d', async (account, status) => {
    const visitor = world.visitor();
    if (account !== 'nobody') await logIn(visitor, account);
    expect((await post(visitor, 'explore/p/menu/toggle?status=true')).status).toBe(status);
  });

  test('a page of another site cannot edit on behalf of an administrator', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-administrator');
    const answer = await post(
      visitor,
      'explore/p/menu/toggle?status=true',
      undefined,
      'https://evil.example',
    );
    expect(answer.status).toBe(403);
  });

  test('the log contains neither edited texts nor names of users', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-administrator');
    await post(visitor, 'explore/p/menu/save', { title: 'Confidential title' });
    expect(world.log()).toContain('/admin-tool/explore/p/menu/save');
    expect(world.log()).not.toMatch(/Confidential|trial-administrator@/);
  });
});
