import { beforeEach, describe, expect, test } from '@jest/globals';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { CachePolicy } from './freshness.ts';
import { failed } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

let now: number;
let asked: number;
let upstream: UpstreamAnswer;
let cache: AnswerCache;

const json = (text: string, cacheControl = 'max-age=30', ageS = 0): UpstreamAnswer => ({
  kind: 'json',
  body: Buffer.from(text),
  cacheControl,
  ageS,
});
const start = (policy: CachePolicy = 'long') => {
  cache = createAnswerCache({ clock: () => now, policy, limitBytes: 100_000, flightLimit: 2 });
};
beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  upstream = json('1');
  start();
});

const brief = (answer: CachedAnswer): string => {
  if (answer.kind === 'failed') return answer.reason;
  if (answer.kind === 'missing') return 'missing';
  return `${answer.state} ${answer.body.toString()} ${answer.ageS}/${answer.maxAgeS}`;
};
const ask = async (key = 'a') =>
  brief(
    await cache.get(key, async () => {
      asked += 1;
      return upstream;
    }),
  );
const later = (seconds: number): void => {
  now += seconds * 1_000;
};

test('a clock of the machine that is set forward or back makes no answer older or younger', async () => {
  cache = createAnswerCache({ policy: 'short', limitBytes: 100_000, flightLimit: 2 });
  expect(await ask()).toBe('miss 1 0/30');
  const own = Date.now;
  Date.now = () => own() + 86_400_000;
  const answer = await ask().finally(() => {
    Date.now = own;
  });
  expect(answer).toBe('hit 1 0/30');
});

describe('ages', () => {
  test('the age of a response is the time since its request', async () => {
    expect(await ask()).toBe('miss 1 0/30');
    later(10.9);
    expect(await ask()).toBe('hit 1 10/30');
    later(19);
    expect([await ask(), asked]).toEqual(['hit 1 29/30', 1]);
  });
  test('the time in transit counts', async () => {
    const answer = await cache.get('a', async () => {
      later(5);
      return upstream;
    });
    expect(brief(answer)).toBe('miss 1 5/30');
  });
  test('the age from the service counts', async () => {
    upstream = json('1', 'max-age=30', 20);
    expect(await ask()).toBe('miss 1 20/30');
    later(9);
    expect(await ask()).toBe('hit 1 29/30');
    later(1);
    await ask();
    expect(asked).toBe(2);
  });
  test('a clock that is set back gives no negative age', async () => {
    await ask();
    later(-60);
    expect(await ask()).toBe('hit 1 0/30');
  });
  test.each(['no-store', 'private', 'max-age=0'])('%s is not cached', async (cacheControl) => {
    upstream = json('1', cacheControl);
    expect([await ask(), await ask(), asked]).toEqual(['pass 1 0/0', 'pass 1 0/0', 2]);
  });
});

describe('an expired response', () => {
  test('is fetched again with short caching', async () => {
    start('short');
    await ask();
    later(30);
    upstream = json('2');
    expect(await ask()).toBe('miss 2 0/30');
  });
  test('is not served after a failure with short caching', async () => {
    start('short');
    await ask();
    later(30);
    upstream = failed('unreachable');
    expect(await ask()).toBe('unreachable');
  });
  test('is served with long caching while one request revalidates it', async () => {
    await ask();
    later(40);
    upstream = json('2');
    expect([await ask(), await ask(), await ask(), asked]).toEqual([
      'stale 1 40/30',
      expect.any(String),
      'hit 2 0/30',
      2,
    ]);
  });
  test('is served stale only as long as the service allows', async () => {
    upstream = json('1', 'max-age=30, stale-while-revalidate=10');
    await ask();
    later(40);
    upstream = json('2');
    expect(await ask()).toBe('miss 2 0/30');
  });
  test('is served for a day if the service fails, and no longer', async () => {
    upstream = json('1', 'max-age=30, stale-while-revalidate=0');
    await ask();
    upstream = failed('timeout');
    later(86_429);
    expect(await ask()).toBe('stale 1 86429/30');
    later(1);
    expect(await ask()).toBe('timeout');
  });
  test('is removed when the service reports it missing', async () => {
    upstream = json('1', 'max-age=30, stale-while-revalidate=0');
    await ask();
    later(40);
    upstream = { kind: 'missing' };
    expect(await ask()).toBe('missing');
    upstream = failed('timeout');
    expect(await ask()).toBe('timeout');
  });
});

test.each([failed('status'), failed('size'), { kind: 'missing' } as const])(
  '%j is not cached',
  async (answer) => {
    upstream = answer;
    await ask();
    upstream = json('2');
    expect(await ask()).toBe('miss 2 0/30');
  },
);

describe('concurrent requests', () => {
  test('for one address share one request to the service', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect([new Set(answers), asked]).toEqual([new Set(['miss 1 0/30']), 1]);
  });
  test('for different addresses are different requests, up to a limit', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'a'].map(ask));
    expect([answers, asked]).toEqual([['miss 1 0/30', 'miss 1 0/30', 'busy', 'miss 1 0/30'], 2]);
    expect(await ask('c')).toBe('miss 1 0/30');
  });
});
