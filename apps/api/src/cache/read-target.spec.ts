import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAllowedHost, parseHosts } from './allowed-hosts.ts';
import { readTarget } from './read-target.ts';

const HOSTS = parseHosts('api.example.org, example.net:8443, bücher.example, [2606:4700::1]:80') ?? new Set();
const RULES = { hosts: HOSTS, ownOrigin: 'https://own.example' };

describe('the list of hosts', () => {
  test.each([
    ['', []],
    ['a.org', ['a.org:80', 'a.org:443']],
    [' A.org:8080 ,, b.org:443', ['a.org:8080', 'b.org:443']],
    ['bücher.example:1', ['xn--bcher-kva.example:1']],
    ['[::1]:80', ['[::1]:80']],
    ['http://a.org', null],
    ['a.org/path', null],
    ['user@a.org', null],
    ['a.org:99999', null],
    ['a b', null],
    ['*.org?', null],
  ])('%j → %j', (text, expected) => {
    const hosts = parseHosts(text);
    expect(hosts && [...hosts]).toEqual(expected);
  });
});

describe('fetched', () => {
  test.each([
    ['https://api.example.org/a?b=c&d=%2F', 'https://api.example.org/a?b=c&d=%2F'],
    ['HTTPS://API.EXAMPLE.ORG:443/a', 'https://api.example.org/a'],
    ['http://api.example.org/a#fragment', 'http://api.example.org/a'],
    ['https://example.net:8443/', 'https://example.net:8443/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://api.example.org/a/../b', 'https://api.example.org/b'],
  ])('%s', (text, key) => {
    expect(readTarget(text, RULES)).toMatchObject({ kind: 'outside', key });
  });
});

describe('answered by this server', () => {
  test.each([
    ['/api/admin-tool/explore/open-discovery/full', '/admin-tool/explore/open-discovery/full'],
    ['/admin-tool/divhelpcontent?active=true&page=/', '/admin-tool/divhelpcontent?active=true&page=/'],
    ['/api/admin-tool/a/../b', '/admin-tool/b'],
    ['https://own.example/api/admin-tool/a?b=c', '/admin-tool/a?b=c'],
    ['https://OWN.example:443/api/admin-tool/a#b', '/admin-tool/a'],
  ])('%s', (text, key) => {
    expect(readTarget(text, RULES)).toEqual({ kind: 'own', key });
  });
  test.each([
    '/',
    '/health',
    '/api/login-service/userInfo',
    '/admin-tool/../login-service/userInfo',
    '/admin-tool/%2e%2e/login-service/userInfo',
    '/admin-tool/.%2E/%2E./cache/get?url=/admin-tool/',
    '/api/api/admin-tool/x',
    '/cache/get?url=/admin-tool/x',
    '/admin-tool',
    '/admin-toolbox/x',
    'admin-tool/x',
    'https://own.example/api/login-service/userInfo',
    'https://own.example//admin-tool/x',
    'https://user@own.example/admin-tool/x',
    'http://own.example/admin-tool/x',
    'https://own.example.evil.example/admin-tool/x',
    '//own.invalid/admin-tool/x',
    'http://own.invalid/admin-tool/x',
  ])('not %s', (text) => {
    expect(readTarget(text, RULES).kind).toBe('rejected');
  });
});

describe('rejected, whatever a name resolves to', () => {
  test.each([
    'https://evil.example/',
    'https://api.example.org.evil.example/',
    'https://evilapi.example.org/',
    'https://api.example.org./',
    'https://api.example.org:8080/',
    'https://example.net/',
    'https://api.example.org@evil.example/',
    'https://api.example.org:x@evil.example/',
    'https://user:secret@api.example.org/',
    'https://user@api.example.org/',
    'https://evil.example\\@api.example.org/',
    'https:\\\\api.example.org\\',
    'https://evil.example#@api.example.org/',
    'https://evil.example?@api.example.org/',
    'https://api.example.org%2eevil.example/',
    'https://api.example.org%00.evil.example/',
    'https://api。example。org.evil.example/',
    ' https://api.example.org/',
    'https://api.example.org/\r\nHost: evil',
    'https://api.exam\tple.org/',
    'https:api.evil.example',
    '//evil.example/x',
    '/\\evil.example/x',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[2606:4700::1]:81/',
    'http://localhost/',
    'http://localhost./',
    'http://169.254.169.254/latest/meta-data/',
    'http://①②⑦.0.0.1/',
    'file:///etc/passwd',
    'ftp://api.example.org/',
    'gopher://api.example.org:80/',
    'data:application/json,{}',
    'javascript:alert(1)',
    'blob:https://api.example.org/x',
    'ws://api.example.org/',
    'https://',
    'api.example.org',
    '',
  ])('%j', (text) => {
    expect(readTarget(text, RULES)).toEqual({ kind: 'rejected', message: expect.stringMatching(/^url: ./) });
  });
});

test('never throws, and fetches only from configured hosts', () => {
  const part = fc.constantFrom(
    'http:',
    'https:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '%2e',
    'api.example.org',
    'evil',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        const target = readTarget(text, RULES);
        expect(target.kind !== 'outside' || isAllowedHost(target.url, HOSTS)).toBe(true);
      },
    ),
  );
});
