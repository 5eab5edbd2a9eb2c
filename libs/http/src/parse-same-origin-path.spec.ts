import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSameOriginPath } from './parse-same-origin-path.ts';

const PORTAL = 'https://portal.example';

describe('a path of the portal is accepted', () => {
  test.each([
    ['/', '/'],
    ['/search/project?projectId=1', '/search/project?projectId=1'],
    ['/search/find?q=a+b&page=2#top', '/search/find?q=a+b&page=2#top'],
    ['/a/../b', '/b'],
    ['/?next=https://evil.example/', '/?next=https://evil.example/'],
    ['/https://evil.example', '/https://evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/ä', '/%C3%A4'],
  ])('%j → %j', (given, expected) => {
    expect(parseSameOriginPath(given)).toBe(expected);
  });
});

describe('anything else is refused', () => {
  test.each([
    '',
    ' ',
    'search',
    '?q=1',
    '#top',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nset-cookie: a=b',
    '\u0000/evil.example',
    ' //evil.example',
    '/ /evil.example',
    'https://evil.example/',
    'HTTPS:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    `/${'x'.repeat(2_000)}`,
    null,
    undefined,
    7,
    ['/a', '/b'],
    { toString: () => '/a' },
  ])('%j', (given) => {
    expect(parseSameOriginPath(given)).toBeNull();
  });
});

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      ':',
      '@',
      'evil.example',
      '\t',
      '\n',
      '?',
      '#',
      'http',
    ),
  )
  .map((parts) => `/${parts.join('')}`);

test('any accepted text stays on this origin', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl(), fc.anything()), (given) => {
      const answer = parseSameOriginPath(given);
      if (answer !== null) expect(new URL(answer, PORTAL).origin).toBe(PORTAL);
    }),
    { numRuns: 2_000 },
  );
});

test('an accepted path is accepted unchanged again', () => {
  fc.assert(
    fc.property(hostile, (given) => {
      const answer = parseSameOriginPath(given);
      if (answer !== null) expect(parseSameOriginPath(answer)).toBe(answer);
    }),
  );
});
