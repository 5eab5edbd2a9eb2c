import { describe, expect, test } from '@jest/globals';
import { isNotModified } from './is-not-modified.ts';

const DATE = 'Sun, 22 Nov 2026 22:01:35 GMT';
const LATER = 'Mon, 23 Nov 2026 22:01:35 GMT';

describe('If-None-Match', () => {
  test.each([
    ['the same weak tag', 'W/"a"', 'W/"a"', true],
    ['the same strong tag', '"a"', '"a"', true],
    ['weak comparison: strong in the request', '"a"', 'W/"a"', true],
    ['weak comparison: strong in the response', 'W/"a"', '"a"', true],
    ['another tag', '"b"', 'W/"a"', false],
    ['one of several tags', '"b" , W/"a","c"', 'W/"a"', true],
    ['none of several tags', '"b", "c"', 'W/"a"', false],
    ['any representation', '*', 'W/"a"', true],
    ['a tag that is only a prefix', '"a', 'W/"a"', false],
    ['tags are case-sensitive', '"A"', 'W/"a"', false],
    ['an empty header', '', 'W/"a"', false],
  ])('%s: %s against %s is not modified: %p', (_rule, ifNoneMatch, etag, expected) => {
    expect(isNotModified({ 'if-none-match': ifNoneMatch }, { etag })).toBe(expected);
  });
});

describe('If-Modified-Since', () => {
  test.each([
    ['the exact date', { 'if-modified-since': DATE }, DATE, true],
    ['a later date, as after a return to an older state', { 'if-modified-since': LATER }, DATE, false],
    ['an earlier date', { 'if-modified-since': DATE }, LATER, false],
    ['a response without a date', { 'if-modified-since': DATE }, undefined, false],
    ['a tag that does not match wins', { 'if-modified-since': DATE, 'if-none-match': '"b"' }, DATE, false],
    ['a tag that matches wins', { 'if-modified-since': LATER, 'if-none-match': '"a"' }, DATE, true],
  ])('%s', (_rule, request, lastModified, expected) => {
    expect(isNotModified(request, { etag: '"a"', lastModified })).toBe(expected);
  });
});

test('a request without conditions gets the full response', () => {
  expect(isNotModified({}, { etag: '"a"', lastModified: DATE })).toBe(false);
});

test('Cache-Control in the request does not switch conditions off', () => {
  expect(isNotModified({ 'if-none-match': '"a"', 'cache-control': 'no-cache' }, { etag: '"a"' })).toBe(true);
});
