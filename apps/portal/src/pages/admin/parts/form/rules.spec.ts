import { expect, test } from '@jest/globals';
import { PAGE_CATALOGS } from '../../../../messages/page-catalogs.ts';
import { atMost, freeRoute, optionalWebAddress, required, webAddress } from './rules.ts';

test.each([
  ['required', required('')],
  ['at most 1 character', atMost(1)('ab')],
  ['at most 2 characters', atMost(2)('abc')],
  ['a web address', webAddress('ftp://a')],
  ['a web address or nothing', optionalWebAddress('ftp://a')],
  ['a route', freeRoute([])('..')],
  ['a free route', freeRoute(['/about'])('/about')],
])('what breaks the rule “%s” has a text in the console', async (_rule, problem) =>
  expect(await PAGE_CATALOGS.admin('de')).toHaveProperty(['default', problem?.messageId ?? '']),
);
