import { describe, expect, test } from '@jest/globals';
import { isWhole, pageTime, stableState } from './page-state.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const stateOf = (requestId: string, at: number, answer: object) => ({
  graph: {
    queries: {
      search: { requestId, startedTimeStamp: at, fulfilledTimeStamp: at + 3, data: answer },
    },
    config: { online: true },
  },
  other: 1,
});

describe('the state that a page carries', () => {
  test('is the same whenever and as whichever request its answers came', () => {
    const answer = { state: 'found', value: [1] };
    expect(stableState(stateOf('a', 5, answer), NOW)).toEqual(stableState(stateOf('b', 7, answer), NOW));
    expect(JSON.stringify(stableState(stateOf('a', 5, answer), NOW))).toContain('"value":[1]');
  });

  test.each([
    ['found', true],
    ['missing', true],
    ['failed', false],
  ])('with an answer that is %s is whole: %s', (state, expected) => {
    expect(isWhole(stateOf('a', 5, { state }))).toBe(expected);
  });
});

test.each([
  ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.001Z', '2026-11-21T10:01:00.000Z'],
  ['2026-11-21T10:00:59.999Z', '2026-11-21T10:01:00.000Z'],
])('a page made at %s says that it is %s', (now, expected) => {
  expect(pageTime(new Date(now)).toISOString()).toBe(expected);
});

test('what the server’s store is set to stays on the server', () => {
  const state = { graph: { queries: {}, config: { keepUnusedDataFor: Infinity } } };
  expect(JSON.stringify(stableState(state, new Date(0)))).toBe('{"graph":{"queries":{}}}');
});
