import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createApiOutage } from './api-outage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const openOutage = () => {
  const lines: string[] = [];
  const warn = (fields: unknown, message?: string) =>
    void lines.push(`${message ?? ''} ${JSON.stringify(fields)}`);
  return { outage: createApiOutage({ warn }), lines };
};

const DOES_NOT_ANSWER = 'the API does not answer {"reason":"connect ECONNREFUSED"}';
const fail = (outage: ReturnType<typeof createApiOutage>, times: number): void => {
  for (let time = 0; time < times; time += 1) outage.failed('connect ECONNREFUSED');
};

test('an outage is one line at its first request, and one with their number after the API has answered', () => {
  const { outage, lines } = openOutage();
  outage.answered();
  fail(outage, 1);
  expect(lines).toEqual([DOES_NOT_ANSWER]);
  jest.advanceTimersByTime(3_600_000);
  fail(outage, 2);
  outage.answered();
  jest.advanceTimersByTime(5_000);
  outage.answered();
  jest.advanceTimersByTime(5_000);
  expect(lines).toEqual([DOES_NOT_ANSWER, 'the API answers again {"refused":3}']);
});

test('requests that fail between answered ones are one outage; a later one is another', () => {
  const { outage, lines } = openOutage();
  for (let round = 0; round < 10; round += 1) {
    fail(outage, 1);
    outage.answered();
    jest.advanceTimersByTime(4_000);
  }
  expect(lines).toEqual([DOES_NOT_ANSWER]);
  jest.advanceTimersByTime(1_000);
  fail(outage, 1);
  expect(lines).toEqual([DOES_NOT_ANSWER, 'the API answers again {"refused":10}', DOES_NOT_ANSWER]);
});

test('a host that closes logs the end of an outage at once, and none that goes on', () => {
  const { outage, lines } = openOutage();
  fail(outage, 2);
  outage.answered();
  outage.close();
  expect(lines).toEqual([DOES_NOT_ANSWER, 'the API answers again {"refused":2}']);
  fail(outage, 1);
  outage.close();
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(3);
});
