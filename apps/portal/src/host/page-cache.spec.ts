import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache.ts';
import { createPage } from './page.ts';

const MIB = 1024 * 1024;
const { signal } = new AbortController();

/** A cache with a clock of the test, and a render function that counts its runs. */
const countedCache = ({ cacheMs = 10, isCacheable = true, bytes = 10 } = {}) => {
  let now = 0;
  let renders = 0;
  const cache = createPageCache({ cacheMs, limitBytes: MIB, clock: () => now });
  const render = () => {
    renders += 1;
    return Promise.resolve(createPage({ status: 200, headers: {}, body: Buffer.alloc(bytes), isCacheable }));
  };
  return {
    get: (key: string) => cache(key, signal, render),
    setTime: (ms: number) => {
      now = ms;
    },
    renders: () => renders,
  };
};

test('a page is rendered again once it has expired', async () => {
  const { get, setTime, renders } = countedCache();
  const page = await get('a');
  setTime(9);
  expect(await get('a')).toBe(page);
  setTime(11);
  expect(await get('a')).not.toBe(page);
  expect(renders()).toBe(2);
});

test('the least recently shown page is evicted', async () => {
  const { get, renders } = countedCache({ bytes: 100_000 });
  for (const key of ['a', 'b', 'c', 'd', 'e']) await get(key);
  await get('a');
  await get('f');
  expect(renders()).toBe(6);
  for (const key of ['a', 'c', 'd', 'e', 'f']) await get(key);
  expect(renders()).toBe(6);
  await get('b');
  expect(renders()).toBe(7);
});

test.each([
  ['a page that is not to be kept', { isCacheable: false }],
  ['a page while caching is off', { cacheMs: 0 }],
])('%s is rendered for each request', async (_title, options) => {
  const { get, renders } = countedCache(options);
  await get('a');
  await get('a');
  expect(renders()).toBe(2);
});

test('requests at the same time share one rendering', async () => {
  const { get, renders } = countedCache();
  const [first, second] = await Promise.all([get('a'), get('a')]);
  expect(first).toBe(second);
  expect(renders()).toBe(1);
});
