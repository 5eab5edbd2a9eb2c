import { expect, test } from '@jest/globals';
import { setImmediate as allBegun } from 'node:timers/promises';
import { takeTurns, TooBusy } from './take-turns.ts';

const LONG_MS = 60_000;

const goesOn = new AbortController().signal;

/** Work that ends when it is told to, and says which of it has begun. */
const works = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};

test('so much is done at a time, the rest in the order in which it came', async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns({ atOnce: 2, waiting: 2, waitMs: LONG_MS });
  const done = ['a', 'b', 'c', 'd'].map((name) => inTurn(goesOn, work(name)));
  await allBegun();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await done[1];
  await allBegun();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await done[0];
  await allBegun();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('who comes to a full queue is told so, and who comes later finds a place', async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns({ atOnce: 1, waiting: 1, waitMs: LONG_MS });
  const first = inTurn(goesOn, work('a'));
  const second = inTurn(goesOn, work('b'));
  await expect(inTurn(goesOn, work('refused'))).rejects.toBeInstanceOf(TooBusy);
  end('a');
  await first;
  const third = inTurn(goesOn, work('c'));
  await allBegun();
  end('b');
  await second;
  await allBegun();
  end('c');
  await third;
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('who gives up waiting leaves the queue, and is not worked for', async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns({ atOnce: 1, waiting: 1, waitMs: LONG_MS });
  const first = inTurn(goesOn, work('a'));
  const impatient = new AbortController();
  const given = inTurn(impatient.signal, work('given up'));
  impatient.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  await expect(inTurn(impatient.signal, work('gone before'))).rejects.toThrow('gone');
  const next = inTurn(goesOn, work('b'));
  end('a');
  await first;
  await allBegun();
  end('b');
  await next;
  expect(begun).toEqual(['a', 'b']);
});

test('work that fails gives its turn away', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 0, waitMs: LONG_MS });
  await expect(inTurn(goesOn, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(goesOn, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('who waits for too long is told to come back, and is not worked for', async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns({ atOnce: 1, waiting: 1, waitMs: 5 });
  const first = inTurn(goesOn, work('a'));
  await expect(inTurn(goesOn, work('late'))).rejects.toBeInstanceOf(TooBusy);
  end('a');
  await first;
  await expect(inTurn(goesOn, () => Promise.resolve('next'))).resolves.toBe('next');
  expect(begun).toEqual(['a']);
});
