import { expect, test } from '@jest/globals';
import { createReasonCounts } from './count-reasons.ts';

test('reasons are counted without what they say about the single record, most records first', () => {
  const counts = createReasonCounts();
  counts.add('unknown relation Adores');
  counts.add('not JSON: "{"');
  counts.add('not JSON: "words: only"');
  expect(counts.all()).toEqual([
    { reason: 'not JSON', count: 2 },
    { reason: 'unknown relation Adores', count: 1 },
  ]);
});

test('reasons that an input makes up do not fill the memory', () => {
  const counts = createReasonCounts();
  for (let at = 0; at < 5_000; at += 1) counts.add(`unknown relation ${at}`);
  const all = counts.all();
  expect(all.length).toBe(101);
  expect(all[0]).toEqual({ reason: 'other reasons', count: 4_900 });
});
