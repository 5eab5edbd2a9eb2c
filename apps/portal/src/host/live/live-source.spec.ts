import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { Fetch } from '@open-discovery/http';
import { createLivePortalSource } from './live-source.ts';

const configuration = shippedConfiguration();

/** Opens the source over an API that gives these answers, one after the other. */
const open = (answers: readonly (readonly [status: number, body: unknown])[]) => {
  let now = 0;
  let hangs = false;
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    if (hangs) return new Promise(() => undefined);
    const [status, body] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, null];
    return { ok: status === 200, status, text: async () => JSON.stringify(body) };
  };
  const portalNow = createLivePortalSource(async () => ({ configuration, isMissing: false }), {
    apiUrl: 'http://api',
    fetch,
    clock: () => now,
  });
  return { portalNow, asked, later: (ms: number) => (now += ms), hang: () => (hangs = true) };
};

/** Resolves when the API of a test has answered what is asked in the background. */
const answered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const LIVE = [200, { isLive: true, lacks: [] }] as const;

test('a portal whose records are live says so, and has no kinds that the other server lacks', async () => {
  const { portalNow, asked } = open([LIVE]);
  const [first, second] = [await portalNow(), await portalNow()];
  expect(first.isLive).toBe(true);
  const off = first.configuration.entities.filter(({ isEnabled }) => !isEnabled).map(({ pid }) => pid);
  expect(off).toContain('service');
  expect(off).not.toContain('project');
  // The same portal has the same pages, which are kept.
  expect(second.configuration).toBe(first.configuration);
  expect(asked).toEqual(['http://api/graph/v3/capabilities']);
});

test.each([
  ['its own records', [200, { isLive: false, lacks: [] }]],
  ['an API that has no such address', [404, {}]],
  ['an API that does not respond', [503, {}]],
  ['another answer', [200, []]],
] as const)('a portal with %s stays as it is', async (_what, answer) => {
  const portal = await open([answer]).portalNow();
  expect(portal.isLive).toBeUndefined();
  expect(portal.configuration).toBe(configuration);
});

test('an API that starts late is requested again soon, another one after a minute; a failure changes nothing', async () => {
  const { portalNow, asked, later } = open([[503, {}], LIVE, [503, {}], [200, { isLive: false }]]);
  expect((await portalNow()).isLive).toBeUndefined();
  later(2_000);
  expect((await portalNow()).isLive).toBe(true);
  later(59_999);
  await portalNow();
  expect(asked).toHaveLength(2);
  later(1);
  expect((await portalNow()).isLive).toBe(true);
  await answered();
  later(2_000);
  await portalNow();
  await answered();
  expect((await portalNow()).isLive).toBeUndefined();
});

test('once the API has answered, no page waits for it again', async () => {
  const { portalNow, asked, later, hang } = open([LIVE]);
  await portalNow();
  hang();
  later(60_000);
  expect((await portalNow()).isLive).toBe(true);
  expect(asked).toHaveLength(2);
});
