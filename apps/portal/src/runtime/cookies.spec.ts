import { expect, test } from '@jest/globals';
import { cookieText, readCookie } from './cookies.ts';

test.each([
  ['lang=de; seen=necessary', 'seen', 'necessary'],
  ['lang=de;seen=necessary', 'lang', 'de'],
  ['returnTo=%2F%3Fkeyword%3Da%3Bb', 'returnTo', '/?keyword=a;b'],
  ['notseen=1', 'seen', null],
  ['seen=%E0%A4%A', 'seen', null],
  ['seen=', 'seen', ''],
  ['', 'seen', null],
  [null, 'seen', null],
  [undefined, 'seen', null],
])('in the cookies %j, %s is %j', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});

test('a written cookie can be read', () => {
  const [pair] = cookieText('returnTo', '/?keyword=a;b&c=d e', 1000).split('; ');
  expect(readCookie(pair, 'returnTo')).toBe('/?keyword=a;b&c=d e');
});

test('a cookie lasts for whole seconds, applies to the whole site, and is sent with links only', () => {
  expect(cookieText('seen', 'x', 7_776_000_000)).toBe('seen=x; Path=/; Max-Age=7776000; SameSite=Lax');
});
