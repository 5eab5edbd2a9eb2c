import { expect, test } from '@jest/globals';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createTurns } from './create-turns.ts';

/** Starts callers, and returns who had a turn after each round of the event loop. */
const roundsOf = async (callers: readonly string[]): Promise<string[]> => {
  const takeTurn = createTurns();
  const served: string[] = [];
  for (const caller of callers) void takeTurn(caller).then(() => served.push(caller));
  const rounds: string[] = [];
  while (served.length < callers.length) {
    await nextRound();
    rounds.push(served.join(' '));
  }
  return rounds;
};

test('each round of the event loop has one turn', async () => {
  expect(await roundsOf(['a', 'a', 'a'])).toEqual(['a', 'a a', 'a a a']);
});

test('callers come one after the other, however many requests one of them has', async () => {
  expect((await roundsOf(['a', 'a', 'a', 'b', 'c'])).at(-1)).toBe('a b c a a');
});

test('after a pause there are turns again', async () => {
  const takeTurn = createTurns();
  await takeTurn('a');
  await nextRound();
  await expect(takeTurn('a')).resolves.toBeUndefined();
});
