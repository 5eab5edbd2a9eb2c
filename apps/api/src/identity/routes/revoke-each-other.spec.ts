import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabases } from '../../database/testing/describe-on-databases.ts';
import { logIn } from '../testing/log-in.ts';
import { openLoginWorld } from '../testing/login-world.ts';
import type { LoginWorld } from '../testing/login-world.ts';
import type { Visitor } from '../testing/visitor.ts';

const ROUNDS = 5;
const PAIR = ['trial-user', 'trial-curator'] as const;

describeOnDatabases('administrators', (given) => {
  let world: LoginWorld;
  let visitors: Readonly<Record<(typeof PAIR)[number] | 'trial-administrator', Visitor>>;
  beforeEach(async () => {
    world = await openLoginWorld({
      location: given.location(),
      environment: async () => ({ CHANGES_PER_MINUTE: '1000' }),
    });
    await world.startApi();
    const loggedIn = async (subject: keyof typeof visitors): Promise<Visitor> => {
      const visitor = world.visitor();
      await logIn(visitor, subject);
      return visitor;
    };
    visitors = {
      'trial-administrator': await loggedIn('trial-administrator'),
      'trial-user': await loggedIn('trial-user'),
      'trial-curator': await loggedIn('trial-curator'),
    };
  });
  afterEach(() => world.close());

  const change = async (
    by: keyof typeof visitors,
    verb: 'grant' | 'revoke',
    subject: string,
  ): Promise<number> => {
    const { status } = await visitors[by].request(`/api/login-service/roles/${subject}/${verb}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '["PORTAL_ADMINISTRATOR"]',
    });
    return status;
  };

  test('who revoke each other at the same moment do not both succeed', async () => {
    const [one, other] = PAIR;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const subject of PAIR) await change('trial-administrator', 'grant', subject);
      const statuses = await Promise.all([change(one, 'revoke', other), change(other, 'revoke', one)]);
      expect(statuses.toSorted()).toEqual([200, 403]);
    }
  });
});
