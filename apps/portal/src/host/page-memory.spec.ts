import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createPageMemory } from './page-memory.ts';
import { createPage } from './page.ts';

const pageOf = (bytes: number) =>
  createPage({ status: 200, headers: {}, body: Buffer.alloc(bytes), isKept: true });

const MIB = 1024 * 1024;

test('a page is remembered for its time, and no longer', () => {
  let now = 0;
  const memory = createPageMemory({ keptMs: 10, limitBytes: MIB, clock: () => now });
  const page = pageOf(10);
  memory.set('a', page);
  now = 9;
  expect(memory.get('a')).toBe(page);
  now = 10;
  expect(memory.get('a')).toBeNull();
});

test('the page that nobody asked for the longest makes room', () => {
  const memory = createPageMemory({ keptMs: 10, limitBytes: MIB, clock: () => 0 });
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, pageOf(100_000));
  memory.get('a');
  memory.set('e', pageOf(120_000));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.get(key) !== null)).toEqual(['a', 'c', 'd', 'e']);
});

test('however many pages come, they stay within the bytes', () => {
  const asked = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 300_000 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(asked, (pages) => {
      const memory = createPageMemory({ keptMs: 10, limitBytes: MIB, clock: () => 0 });
      for (const [key, bytes] of pages) memory.set(String(key), pageOf(bytes));
      const kept = Array.from({ length: 21 }, (_, key) => memory.get(String(key))?.body.length ?? 0);
      expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MIB / 2);
    }),
  );
});
