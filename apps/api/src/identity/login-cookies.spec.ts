import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loginCookies } from './login-cookies.ts';

const cookiesSetBy = async (publicUrl: string): Promise<readonly string[]> => {
  const cookies = loginCookies(publicUrl);
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (_request, reply) => {
    cookies.setSession(reply, 'secret', 60_000);
    cookies.setAttempt(reply, 'secret', 30_000);
    return {};
  });
  const { cookies: set } = await app.inject('/');
  await app.close();
  return set.map(({ name, path, maxAge, secure, httpOnly, sameSite }) =>
    [name, path, maxAge, secure ? 'Secure' : '', httpOnly ? 'HttpOnly' : '', sameSite].join(' '),
  );
};

test.each([
  [
    'https://portal.example',
    [
      '__Host-session / 60 Secure HttpOnly Lax',
      'AccessToken / 60 Secure  Lax',
      '__Host-login / 30 Secure HttpOnly Lax',
    ],
  ],
  [
    'http://localhost:4200',
    ['session / 60  HttpOnly Lax', 'AccessToken / 60   Lax', 'login / 30  HttpOnly Lax'],
  ],
])('at %s the cookies are %j', async (publicUrl, expected) => {
  expect(await cookiesSetBy(publicUrl)).toEqual(expected);
});
