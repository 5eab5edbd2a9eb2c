import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { logIn, userInfo } from './testing/log-in.ts';
import { openTrialWorld } from './testing/open-trial-world.ts';
import type { TrialWorld } from './testing/open-trial-world.ts';

jest.setTimeout(120_000);

const SERVERS = 2;
const PAGE = { 'sec-fetch-site': 'same-origin' };

describeOnDatabases('servers that share a database', (given) => {
  let world: TrialWorld;
  beforeEach(async () => {
    world = await openTrialWorld({ location: given.location() });
    for (let server = 0; server < SERVERS; server += 1) await world.startApi();
  });
  afterEach(() => world.close());

  /** Requests alternate between the servers. */
  const everywhere = async (visitor: ReturnType<TrialWorld['visitor']>) => {
    const first = await userInfo(visitor);
    return [first?.sub, (await userInfo(visitor))?.sub];
  };

  test('share logins: one starts it, the other finishes it, both recognize the user', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    expect(await everywhere(visitor)).toEqual(['trial-user', 'trial-user']);
  });

  test('share logouts', async () => {
    const [laptop, phone] = [world.visitor(), world.visitor()];
    await logIn(laptop, 'trial-user');
    await logIn(phone, 'trial-user');
    await laptop.request('/api/login-service/logout', { headers: PAGE });
    expect(await everywhere(laptop)).toEqual([undefined, undefined]);
    await phone.request('/api/login-service/logout-everywhere', { method: 'POST', headers: PAGE });
    expect(await everywhere(phone)).toEqual([undefined, undefined]);
  });

  test('keep sessions when all of them restart', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const before = world.running();
    await world.startApi();
    for (const app of before) await world.stopApi(app);
    expect(await everywhere(visitor)).toEqual(['trial-user', 'trial-user']);
  });

  test('share granted roles', async () => {
    const [administrator, user] = [world.visitor(), world.visitor()];
    await logIn(administrator, 'trial-administrator');
    await logIn(user, 'trial-user');
    const change = (word: string) =>
      administrator.request(`/api/login-service/roles/trial-user/${word}`, {
        method: 'POST',
        headers: { ...PAGE, 'content-type': 'application/json' },
        body: '["COMMUNITY_egi_MANAGER","CURATOR_CLAIM"]',
      });
    const given = async () => (await userInfo(user))?.roles;
    expect((await change('grant')).body).toBe('["COMMUNITY_egi_MANAGER","CURATOR_CLAIM"]');
    expect((await change('grant')).body).toBe('["COMMUNITY_egi_MANAGER","CURATOR_CLAIM"]');
    const all = ['REGISTERED_USER', 'COMMUNITY_egi_MANAGER', 'CURATOR_CLAIM'];
    expect([await given(), await given()]).toEqual([all, all]);
    expect((await change('revoke')).body).toBe('[]');
    expect([await given(), await given()]).toEqual([['REGISTERED_USER'], ['REGISTERED_USER']]);
    const rows = await world.database().query.selectFrom('role_grants').selectAll().execute();
    expect(rows.map(({ granted_by: by, revoked_by: until }) => [by, until])).toEqual([
      ['trial-administrator', 'trial-administrator'],
      ['trial-administrator', 'trial-administrator'],
    ]);
  });
});
