import { afterEach, expect, test } from '@jest/globals';
import { startHost, stopHosts } from '../testing/start-host.ts';

afterEach(stopHosts);

const OFFLINE = {
  workerCode: 'run();',
  assetsOf: (language: string) => ['/assets/app.js', `/assets/${language}.js`],
};

const answerOf = async (url: string, headers = {}, options = {}) => {
  const { host } = await startHost({ offline: OFFLINE, ...options });
  return host.inject({ url, headers });
};

test.each([
  ['/manifest.webmanifest?lang=de', {}, 'de'],
  ['/manifest.webmanifest', { 'accept-language': 'fr' }, 'fr'],
  ['/manifest.webmanifest', { cookie: 'lang=el' }, 'el'],
  ['/manifest.webmanifest?lang=xx', {}, 'en'],
])('the manifest at %s with %j is in %s', async (url, headers, language) => {
  const answer = await answerOf(url, headers, { configuration: { title: 'Sea Portal' } });
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  expect(answer.json()).toMatchObject({ name: 'Sea Portal', lang: language });
});

test('the service worker is a script of this language that may call this host only, and is always revalidated', async () => {
  const answer = await answerOf('/service-worker.js?lang=de');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(answer.body).toContain('"/assets/de.js"');
  expect(answer.body).toMatch(/run\(\);$/);
});

test('the offline page is in the language of the address, and is not for search engines', async () => {
  const answer = await answerOf('/offline.html?lang=de');
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(answer.body).toContain('<html lang="de">');
  expect(answer.body).toContain('href="/saved"');
});

test('a host without a build, as in development, has no service worker', async () => {
  const answer = await answerOf('/service-worker.js', {}, { offline: undefined });
  expect(answer.headers['content-type']).not.toContain('javascript');
});
