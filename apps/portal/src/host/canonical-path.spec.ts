import { afterEach, expect, test } from '@jest/globals';
import { canonicalPath } from './canonical-path.ts';
import { startHost, stopHosts } from './testing/start-host.ts';

afterEach(stopHosts);

test.each([
  ['/error', '/error'],
  ['/Error/', '/error'],
  ['/reload/', '/reload'],
  ['/USER-INFO', '/user-info'],
  ['/mycommunities', '/myCommunities'],
  ['/search/project/', '/search/project'],
  ['/Search/Publication', '/search/publication'],
  ['/reload//', '/reload'],
  ['/user-info///', '/user-info'],
  ['/%72eload', '/reload'],
  ['/user%2Dinfo', '/user-info'],
  ['/%2572eload', '/%2572eload'],
  ['/reload%', '/reload%'],
  ['/search/find/projects/', '/search/find/projects/'],
  ['/Team/', '/Team/'],
  ['/embed/search/project/', '/embed/search/project/'],
  ['/', '/'],
])('the page at %s has the path %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each([
  ['/error/?page=-1', '/error?page=-1'],
  ['/Search/Project?projectId=a%3A%3A1', '/search/project?projectId=a%3A%3A1'],
  ['//reload/', '/reload'],
  ['/%72eload//', '/reload'],
])('another spelling of an address leads to the page: %s to %s', async (url, expected) => {
  const { host } = await startHost({});
  const { statusCode, headers } = await host.inject({ url, headers: { accept: 'application/ld+json' } });
  expect([statusCode, headers.location]).toEqual([308, expected]);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});
