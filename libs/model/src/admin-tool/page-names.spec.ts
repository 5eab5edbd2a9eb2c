import { expect, test } from '@jest/globals';
import { spelledRoute } from './page-names.ts';

test.each([
  ['/mycommunities', '/myCommunities'],
  ['/Search/Find/Projects', '/search/find/projects'],
  ['/', '/'],
  ['/Our-Team', '/Our-Team'],
])('the software spells the route %s as %s', (route, spelled) => {
  expect(spelledRoute(route)).toBe(spelled);
});
