import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { requestUrl } from './request-url.ts';
import type { HostRequest } from './request-url.ts';

const asked = (request: Partial<HostRequest>): HostRequest => ({
  protocol: 'http',
  host: 'visited.example:4200',
  url: '/',
  ...request,
});

const PUBLIC = 'https://discovery.example.org';

describe('the address of a request', () => {
  test.each([
    ['/?keyword=sea', `${PUBLIC}/?keyword=sea`],
    ['//evil.example/a', `${PUBLIC}/evil.example/a`],
    ['/\\evil.example/', `${PUBLIC}/evil.example/`],
    ['/\\u:p@127.0.0.1:4200/', `${PUBLIC}/u:p@127.0.0.1:4200/`],
    ['/\t/evil.example/', `${PUBLIC}/evil.example/`],
    ['http://evil.example/a?b', `${PUBLIC}/a?b`],
    ['@evil.example/', `${PUBLIC}/@evil.example/`],
    [':80@evil.example/', `${PUBLIC}/:80@evil.example/`],
  ])('%j → %j', (url, expected) => {
    expect(requestUrl(asked({ url, host: 'evil.example' }), PUBLIC)?.href).toBe(expected);
  });

  test('is always of the public origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), fc.string(), (url, host) => {
        expect(requestUrl(asked({ url, host }), PUBLIC)?.origin).toBe(PUBLIC);
      }),
    );
  });
});

describe('without a public address', () => {
  test.each<[Partial<HostRequest>, string | undefined]>([
    [{}, 'http://visited.example:4200/'],
    [{ protocol: 'https', host: 'visited.example' }, 'https://visited.example/'],
    [{ host: 'u:p@visited.example' }, 'http://visited.example/'],
    [{ host: 'no host' }, undefined],
    [{ host: '' }, undefined],
  ])('%j → %j', (request, expected) => {
    expect(requestUrl(asked(request), null)?.href).toBe(expected);
  });

  test('a very long address is invalid', () => {
    expect(requestUrl(asked({ url: `/${'a'.repeat(16_000)}` }), null)).toBeNull();
  });
});
