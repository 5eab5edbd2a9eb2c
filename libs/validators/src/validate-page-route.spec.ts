import { expect, test } from '@jest/globals';
import { validatePageRoute } from './validate-page-route.ts';

const PATTERN = 'Route should contain only letters or numbers, e.g /route or route';
const TAKEN = 'This route is used by an other page';

test.each([
  ['route', '/route'],
  ['/route', '/route'],
  ['/about-us/Team2/', '/about-us/Team2'],
  ['//a///b//', '/a/b'],
  [' route ', '/route'],
  ['', PATTERN],
  ['/', PATTERN],
  ['-', PATTERN],
  ['a b', PATTERN],
  ['a_b', PATTERN],
  ['a.b', PATTERN],
  ['a?b', PATTERN],
  ['über', PATTERN],
  ['/taken', TAKEN],
  ['taken/', TAKEN],
  ['TAKEN', TAKEN],
  ['other/deep', TAKEN],
  ['padded', TAKEN],
  ['other', '/other'],
])('route %j → %j', (text, expected) => {
  const validation = validatePageRoute(text, { taken: ['/taken', 'Other//Deep/', ' /padded '] });
  expect(validation.ok ? validation.value : validation.message).toBe(expected);
});
