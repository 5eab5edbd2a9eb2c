import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOrcidWorld } from './testing/open-orcid-world.ts';
import type { OrcidWorld } from './testing/open-orcid-world.ts';

let world: OrcidWorld;
beforeAll(async () => {
  world = await openOrcidWorld({ ORCID_CLIENT_ID: '', ORCID_CLIENT_SECRET: '' });
});
afterAll(() => world.stop());

test.each([
  'GET connection',
  'GET connect',
  'GET callback?code=1',
  'GET works',
  'POST add',
  'POST disconnect',
])('without a client at ORCID, %s says that the service is off', async (call) => {
  const { status, body } = await world.ask(await world.user(), call);
  expect([status, body['message']]).toEqual([
    404,
    'This server has no ORCID service: ORCID_CLIENT_ID is not set',
  ]);
  expect(world.orcid.requests()).toEqual([]);
});
