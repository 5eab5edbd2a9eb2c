import { describe, expect, test } from '@jest/globals';
import { freshnessOf } from './freshness.ts';

const DAY = 86_400;

describe('with long caching', () => {
  test.each([
    ['', 0, [300, DAY, DAY]],
    ['max-age=30', 0, [30, DAY, DAY]],
    ['public, MAX-AGE="30"', 0, [30, DAY, DAY]],
    ['max-age=30, stale-while-revalidate=20', 0, [30, 20, DAY]],
    ['max-age=30, stale-if-error=10', 0, [30, DAY, 10]],
    ['max-age=30, stale-while-revalidate=999999', 0, [30, DAY, DAY]],
    ['max-age=30, must-revalidate', 0, [30, 0, 0]],
    ['max-age=30, proxy-revalidate, stale-if-error=60', 0, [30, 0, 0]],
    ['max-age=30, s-maxage=90', 0, [90, DAY, DAY]],
    ['max-age=999999999', 0, [DAY, DAY, DAY]],
    ['max-age=30', 29, [30, DAY, DAY]],
    ['max-age=30', 30, null],
    ['max-age=0', 0, null],
    ['max-age=-1', 0, null],
    ['max-age=soon', 0, null],
    ['no-store', 0, null],
    ['No-Cache', 0, null],
    ['private, max-age=30', 0, null],
    ['private="set-cookie", max-age=30', 0, null],
  ])('%j, %d s old → %j', (cacheControl, ageS, expected) => {
    const freshness = freshnessOf({ cacheControl, ageS }, 'long');
    const found = freshness && [freshness.maxAgeS, freshness.staleWhileRevalidateS, freshness.staleIfFailedS];
    expect(found).toEqual(expected);
  });
});

describe('with short caching, responses expire after a minute', () => {
  test.each([
    ['', 60],
    ['max-age=30', 30],
    ['max-age=3600, stale-while-revalidate=3600, stale-if-error=3600', 60],
  ])('%j → %d s', (cacheControl, maxAgeS) => {
    expect(freshnessOf({ cacheControl, ageS: 0 }, 'short')).toEqual({
      maxAgeS,
      staleWhileRevalidateS: 0,
      staleIfFailedS: 0,
    });
  });
});
