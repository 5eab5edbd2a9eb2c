import { expect, test } from '@jest/globals';
import type { Fetch } from '@open-discovery/http';
import { adminConflict, adminError, compactPayload, createAdminClient, savePage } from './index.ts';
import { PAGE } from './testing/stored-items.ts';

const page = { name: 'About', route: '/about', portalType: 'explore', portalPid: null } as const;

test('a call is data', () => {
  expect(savePage(page)).toMatchObject({
    method: 'POST',
    path: 'page/save',
    body: { name: 'About', route: '/about', portalType: 'explore' },
  });
  expect(savePage({ ...page, _id: '64f1', version: 3 }).path).toBe('page/update');
});

test('a client sends it', async () => {
  const body = JSON.stringify({ message: 'too late', current: PAGE, given: page });
  const fetch: Fetch = async () => ({ ok: false, status: 409, text: async () => body });
  const client = createAdminClient({ baseUrl: 'https://example.org/api/admin-tool', fetch });
  const answer = await client.savePage(page);
  expect(!answer.ok && adminError(answer.error)).toMatchObject({ message: 'too late' });
  expect(!answer.ok && adminConflict(answer.error, savePage(page))?.current.version).toBe(3);
});

test('failures', () => {
  expect(compactPayload({ title: 'Tides', icon: null, tags: ['', 'sea'], order: 0 })).toEqual({
    title: 'Tides',
    tags: ['sea'],
    order: 0,
  });
});
