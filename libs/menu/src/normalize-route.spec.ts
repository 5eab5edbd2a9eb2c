import { expect, test } from '@jest/globals';
import { isSameRoute } from './is-same-route.ts';
import { normalizeRoute } from './normalize-route.ts';

test.each([
  ['/team', '/team'],
  ['/Team/', '/team'],
  ['/team//', '/team'],
  ['/team//part', '/team//part'],
  ['/', '/'],
  ['//', '/'],
  ['', ''],
])('route %j is compared as %j', (route, expected) => {
  expect(normalizeRoute(route)).toBe(expected);
  expect(isSameRoute(route, expected)).toBe(true);
});
