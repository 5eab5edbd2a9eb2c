import { expect, test } from '@jest/globals';
import { sameOriginPath } from './same-origin-path.ts';

test.each([
  ['/search/find?keyword=a', '/search/find?keyword=a'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['', null],
  [null, null],
])('%j → %j', (address, expected) => {
  expect(sameOriginPath(address)).toBe(expected);
});
