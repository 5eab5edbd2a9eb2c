import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endpointAddress, path } from './index.ts';

test.each([
  ['http://a/api/', 'x', [['q', 'a b&c']], 'http://a/api/x?q=a%20b%26c'],
  ['http://a/api', 'x', undefined, 'http://a/api/x'],
  ['/api', path('explore', '../up'), [], '/api/explore/..%2Fup'],
  [
    '/api',
    'x',
    [
      ['a', '1'],
      ['a', '2'],
    ],
    '/api/x?a=1&a=2',
  ],
  ['/api', 'x', [['\uD800', 'a\uDC00']], '/api/x?%EF%BF%BD=a%EF%BF%BD'],
] as const)('%s + %s + %j → %s', (baseUrl, below, query, expected) => {
  expect(endpointAddress(baseUrl, { path: below, query })).toBe(expected);
});

describe('path', () => {
  test.each([
    [['a', 'b'], 'a/b'],
    [['a/b?c#d'], 'a%2Fb%3Fc%23d'],
    [['..', '.'], '%252E%252E/%252E'],
    [['...', '.a'], '.../.a'],
    [['Zürich 😀'], 'Z%C3%BCrich%20%F0%9F%98%80'],
    [['a\uD800b'], 'a%EF%BF%BDb'],
    [['a', '', 'b'], 'a//b'],
  ])('%j → %s', (segments, expected) => expect(path(...segments)).toBe(expected));

  test('any text is one segment: no address leaves its folder, splits or throws', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (segments) => {
        const { pathname, search, hash } = new URL(`http://a/base/${path(...segments)}`);
        expect(pathname.split('/')).toHaveLength(segments.length + 2);
        expect([pathname.startsWith('/base/'), search, hash]).toEqual([true, '', '']);
      }),
    ));

  test('well-formed text survives decoding', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/^\.\.?$/.test(text));
        expect(decodeURIComponent(path(text))).toBe(text);
      }),
    ));
});
