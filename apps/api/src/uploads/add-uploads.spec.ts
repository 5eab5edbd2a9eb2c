import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { logIn } from '../identity/testing/log-in.ts';
import { openTrialWorld } from '../identity/testing/open-trial-world.ts';
import type { TrialWorld } from '../identity/testing/open-trial-world.ts';
import type { Visitor } from '../identity/testing/visitor.ts';
import { SVG } from './testing/pictures.ts';

jest.setTimeout(60_000);

let world: TrialWorld;
beforeAll(async () => {
  world = await openTrialWorld();
  await world.startApi();
});
afterAll(() => world.close());

const FORM = [
  '--boundary',
  'content-disposition: form-data; name="file"; filename="logo.svg"',
  '',
  SVG,
  '--boundary--',
  '',
].join('\r\n');

const upload = (visitor: Visitor, portal: string, headers: Record<string, string> = {}) =>
  visitor.request(`/api/utils-service/upload/${portal}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=boundary', origin: world.origin, ...headers },
    body: FORM,
  });

describe('who may upload a logo for which portal', () => {
  test.each([
    ['nobody', 'community/egi', 401],
    ['trial-curator', 'community/egi', 200],
    ['trial-curator', 'explore/open-discovery', 403],
    ['trial-curator', 'funder/ec', 403],
  ] as const)('%s for %s → %d', async (account, portal, status) => {
    const visitor = world.visitor();
    if (account !== 'nobody') await logIn(visitor, account);
    expect((await upload(visitor, portal)).status).toBe(status);
  });
  test('a page of another site may not', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-curator');
    expect((await upload(visitor, 'community/egi', { origin: 'https://evil.example' })).status).toBe(403);
  });
  test('everyone can see the logo', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-curator');
    const { filename } = JSON.parse((await upload(visitor, 'community/egi')).body);
    const seen = await world.visitor().request(`/api/utils-service/download/${filename}`);
    expect([seen.status, seen.body, seen.headers.get('content-type')]).toEqual([
      200,
      SVG,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(seen.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });
});
