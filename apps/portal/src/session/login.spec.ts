import { expect, test } from '@jest/globals';
import { isLoggedIn, loginAddress, loginEnd, logoutAddress, returnCookie, savedReturn } from './login.ts';

const ADDRESSES = { login: '/api/login-service/login', logout: 'https://id.example/out?x=1' };

test.each([
  ['AccessToken=abc', true],
  ['lang=de; AccessToken=abc', true],
  ['AccessToken=', false],
  ['OtherAccessToken=abc', false],
  ['', false],
])('with the cookies %j, somebody is logged in: %s (Spec §4)', (cookies, expected) => {
  expect(isLoggedIn(cookies)).toBe(expected);
});

test('the login service gets the return location as one parameter', () => {
  expect(loginAddress(ADDRESSES, '/?keyword=a&page=2')).toBe(
    '/api/login-service/login?redirect=%2F%3Fkeyword%3Da%26page%3D2',
  );
  expect(logoutAddress(ADDRESSES)).toBe('https://id.example/out?x=1&redirect=%2F');
});

test.each([
  ['/?keyword=a;b', '/?keyword=a;b'],
  ['/search/project?projectId=x%3A%3Ay', '/search/project?projectId=x%3A%3Ay'],
  ['//evil.example', null],
  ['https://evil.example', null],
  ['', null],
  // The page after login.
  ['/', null],
])('the return location %j is restored as %j', (path, expected) => {
  expect(savedReturn(returnCookie(path).split('; ')[0] ?? '')).toBe(expected);
});

test.each([
  ['/?keyword=a', '/?keyword=a'],
  ['/', '/reload'],
])('without scripts, a login at %j ends at %j', (path, end) => {
  expect(loginEnd(path)).toBe(end);
});

test('without a saved return location there is none', () => {
  expect(savedReturn(null)).toBeNull();
});
