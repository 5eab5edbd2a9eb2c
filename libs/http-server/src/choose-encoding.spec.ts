import { expect, test } from '@jest/globals';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  ['no header asks for the plain body', undefined, null],
  ['an empty header asks for the plain body', '', null],
  ['the first available of equals', 'gzip, deflate, br', 'br'],
  ['the only common coding', 'gzip', 'gzip'],
  ['quality 0 refuses', 'gzip;q=1.0, br;q=0', 'gzip'],
  ['a wildcard', '*', 'br'],
  ['a wildcard without what is refused', 'br;q=0, *', 'gzip'],
  ['nothing in common', 'deflate', null],
  ['codings are case-insensitive', 'GZIP', 'gzip'],
  ['a quality above 0 accepts', 'br; q=0.5', 'br'],
  ['the higher quality', 'br;q=0.5, gzip;q=0.8', 'gzip'],
  ['the plain body can be preferred', 'br;q=0.5, identity', null],
])('%s: %j → %s', (_rule, acceptEncoding, expected) => {
  expect(chooseEncoding(acceptEncoding, ['br', 'gzip'])).toBe(expected);
});
