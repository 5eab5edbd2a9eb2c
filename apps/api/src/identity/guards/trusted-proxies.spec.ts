import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { testSettings } from '../../testing/test-environment.ts';
import { trustedProxies } from './trusted-proxies.ts';

const VISITOR = '192.0.2.7';
const PORTAL = '10.0.0.5';

/** The address that counts as the visitor's. */
const visitorOf = async (environment: Record<string, string>, remoteAddress: string, forwarded: string) => {
  const app = Fastify({ trustProxy: trustedProxies(testSettings(environment)) });
  app.get('/', ({ ip }) => ip);
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
};

test.each<[string, Record<string, string>, string, string, string]>([
  ['the portal on this machine names its visitor', {}, '127.0.0.1', VISITOR, VISITOR],
  ['so it does however many proxies are in front of it', { TRUSTED_PROXIES: '0' }, '::1', VISITOR, VISITOR],
  [
    'so it does under the address that the API listens on',
    { HOST: PORTAL, ALLOW_TRIAL_LOGIN: 'true' },
    PORTAL,
    VISITOR,
    VISITOR,
  ],
  ['nobody else is believed', {}, PORTAL, VISITOR, PORTAL],
  ['nobody else is believed, even with proxies', { TRUSTED_PROXIES: '2' }, PORTAL, VISITOR, PORTAL],
  ['the portal on another machine has to be named', { PORTAL_ADDRESSES: PORTAL }, PORTAL, VISITOR, VISITOR],
  ['a network may be named', { PORTAL_ADDRESSES: '10.0.0.0/24' }, PORTAL, VISITOR, VISITOR],
  ['an IPv4 address may come as IPv6', { PORTAL_ADDRESSES: PORTAL }, `::ffff:${PORTAL}`, VISITOR, VISITOR],
  ['a visitor behind a proxy may claim anything', {}, '127.0.0.1', `203.0.113.9, ${VISITOR}`, VISITOR],
  [
    'without the portal, two proxies are counted',
    { TRUSTED_PROXIES: '2' },
    '127.0.0.1',
    `203.0.113.9, ${VISITOR}, 198.51.100.1`,
    VISITOR,
  ],
])('%s: %j', async (_rule, environment, remoteAddress, forwarded, expected) => {
  expect(await visitorOf(environment, remoteAddress, forwarded)).toBe(expected);
});
