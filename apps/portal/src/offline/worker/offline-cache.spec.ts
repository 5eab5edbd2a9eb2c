import { expect, test } from '@jest/globals';
import { createOfflineCache } from './offline-cache.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const ORIGIN = 'https://portal.example';
const planOf = (release: string) => ({
  cache: `offline-${release}`,
  pages: { saved: '/saved?lang=en', offline: '/offline.html?lang=en' },
  assets: [`/assets/app-${release}.js`],
});

interface Site {
  release: string;
  isReachable: boolean;
  /** Replaces the answer at a path. */
  readonly instead: Map<string, () => Response>;
  readonly requested: { readonly path: string; readonly credentials: string | undefined }[];
}

const ofSite = (body: string, type: string, headers: Record<string, string> = {}): Response =>
  // Responses of a browser's own origin have this type, which no constructor sets.
  Object.defineProperty(new Response(body, { headers: { 'content-type': type, ...headers } }), 'type', {
    value: 'basic',
  });

const pageOf = (release: string, path: string) =>
  ofSite(`<title>${path}</title><script src="/assets/app-${release}.js"></script>`, 'text/html');

/** Answers as the portal of a release does. */
const siteFetch =
  (site: Site) =>
  (request: Request | string, options?: RequestInit): Promise<Response> => {
    if (!site.isReachable) return Promise.reject(new TypeError('no connection'));
    const url = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    const path = url.pathname + url.search;
    site.requested.push({ path, credentials: options?.credentials });
    const isFile = path === `/assets/app-${site.release}.js`;
    const answer = site.instead.get(path);
    if (answer) return Promise.resolve(answer());
    return Promise.resolve(isFile ? ofSite('run()', 'text/javascript') : pageOf(site.release, path));
  };

const start = () => {
  const site: Site = { release: '1', isReachable: true, instead: new Map(), requested: [] };
  const caches = memoryCaches();
  const cacheOf = (release: string) =>
    createOfflineCache(planOf(release), {
      origin: ORIGIN,
      caches: { ...caches, open: (name) => caches.open(name) as Promise<Cache> },
      fetch: siteFetch(site),
    });
  return { site, caches, cacheOf };
};

/** Opens an address as a document, and waits for the work that follows. */
const open = async (offline: ReturnType<typeof createOfflineCache>, path: string): Promise<string | null> => {
  const work: Promise<unknown>[] = [];
  const request = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' });
  const response = await offline.answer({
    request,
    preloaded: Promise.resolve(undefined),
    waitUntil: (more) => void work.push(more),
  });
  await Promise.all(work);
  return response ? response.text() : null;
};

test('with a connection, every document comes from the portal; without one, the saved items or the offline page is shown', async () => {
  const { site, cacheOf } = start();
  const offline = cacheOf('1');
  await offline.install();
  expect(await open(offline, '/?keyword=sea')).toContain('<title>/?keyword=sea</title>');
  site.isReachable = false;
  expect(await open(offline, '/saved')).toContain('<title>/saved?lang=en</title>');
  expect(await open(offline, '/?keyword=sea')).toContain('<title>/offline.html?lang=en</title>');
  expect(await open(offline, '/saved?articleId=1')).toContain('<title>/offline.html?lang=en</title>');
});

test('caches only the two pages and the files of its plan, requested without cookies', async () => {
  const { site, caches, cacheOf } = start();
  const offline = cacheOf('1');
  await offline.install();
  for (const path of ['/admin', '/user-info', '/saved', '/?keyword=sea']) await open(offline, path);
  expect(caches.pathsIn('offline-1')).toEqual([
    '/assets/app-1.js',
    '/offline.html?lang=en',
    '/saved?lang=en',
  ]);
  const kept = site.requested.filter(({ path }) => caches.pathsIn('offline-1').includes(path));
  expect(new Set(kept.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
});

test.each([
  [
    'a page of another origin',
    '/saved?lang=en',
    () => new Response('', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a page that must not be stored',
    '/saved?lang=en',
    () => ofSite('', 'text/html', { 'cache-control': 'no-store' }),
  ],
  ['a page with files of another release', '/saved?lang=en', () => pageOf('2', '/saved')],
  ['a page in place of a file', '/assets/app-1.js', () => ofSite('log in', 'text/html')],
])('%s is not cached: the worker is not installed', async (_what, path, answer) => {
  const { site, cacheOf } = start();
  site.instead.set(path, answer);
  await expect(cacheOf('1').install()).rejects.toThrow();
});

test('the page of saved items is renewed when it is opened, and stays as it was when that fails', async () => {
  const { site, cacheOf } = start();
  const offline = cacheOf('1');
  await offline.install();
  site.instead.set('/saved?lang=en', () => ofSite('<title>renewed</title>', 'text/html'));
  await open(offline, '/saved');
  site.instead.set('/saved?lang=en', () => ofSite('log in', 'text/plain'));
  await open(offline, '/saved');
  site.isReachable = false;
  expect(await open(offline, '/saved')).toContain('renewed');
});

test('between two releases the former cache stays readable; the new one replaces it as a whole', async () => {
  const { site, caches, cacheOf } = start();
  const former = cacheOf('1');
  await former.install();
  site.release = '2';
  expect(await open(former, '/saved')).toContain('app-2.js');
  site.isReachable = false;
  expect(await open(former, '/saved')).toContain('app-1.js');
  site.isReachable = true;
  const next = cacheOf('2');
  await next.install();
  await next.activate();
  expect(await caches.keys()).toEqual(['offline-2']);
  site.isReachable = false;
  expect(await open(next, '/saved')).toContain('app-2.js');
});

test('caches of other programs stay', async () => {
  const { caches, cacheOf } = start();
  await caches.open('of-another-program');
  await cacheOf('1').activate();
  expect(await caches.keys()).toContain('of-another-program');
});
