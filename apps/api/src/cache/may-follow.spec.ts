import { expect, test } from '@jest/globals';
import { parseHosts } from './allowed-hosts.ts';
import { mayFollow } from './may-follow.ts';

const HOSTS = parseHosts('a.org, b.org') ?? new Set();

test.each([
  ['https://a.org/', 'https://b.org/x', true],
  ['http://a.org/', 'https://a.org/', true],
  ['http://a.org/', 'http://b.org/', true],
  ['https://a.org/', 'http://a.org/', false],
  ['https://a.org/', 'https://c.org/', false],
  ['https://a.org/', 'https://a.org:8443/', false],
  ['https://a.org/', 'https://user@a.org/', false],
  ['https://a.org/', 'ftp://a.org/', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(mayFollow(new URL(from), new URL(to), HOSTS)).toBe(expected);
});
