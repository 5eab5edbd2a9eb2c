import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createMemory } from './memory.ts';

const entry = (bytes: number) => ({ body: Buffer.alloc(bytes) });

test('what was not used for longest makes room', () => {
  const memory = createMemory(3_500);
  for (const key of ['a', 'b', 'c']) memory.set(key, entry(500));
  memory.get('a');
  memory.set('d', entry(500));
  expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key) !== null)).toEqual([true, false, true, true]);
});
test('what is larger than the whole is not kept, nor is what it should have replaced', () => {
  const memory = createMemory(2_000);
  memory.set('a', entry(1));
  memory.set('a', entry(5_000));
  expect([memory.get('a'), memory.sizeBytes()]).toEqual([null, 0]);
});
test('it never grows beyond its limit, and its size is that of what is in it', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.nat(4_000),
    isKept: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const memory = createMemory(6_000);
      for (const { key, bytes, isKept } of steps) {
        if (isKept) memory.set(key, entry(bytes));
        else memory.delete(key);
        expect(memory.sizeBytes()).toBeLessThanOrEqual(6_000);
      }
      for (const key of ['a', 'b', 'c', 'd']) memory.delete(key);
      expect(memory.sizeBytes()).toBe(0);
    }),
  );
});
