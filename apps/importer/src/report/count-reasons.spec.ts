import { expect, test } from '@jest/globals';
import { createReasonCounts } from './count-reasons.ts';
import { skipReason, withDetail } from './skip-reason.ts';

const unknown = (type: string) => skipReason('unknown-relation', { type });

test('reasons are counted without what they say about the single record, most records first', () => {
  const counts = createReasonCounts();
  const notJson = skipReason('not-json');
  counts.add(unknown('Adores'));
  counts.add(withDetail(notJson, '"{"'));
  counts.add(withDetail(notJson, '"words: only"'));
  expect(counts.all()).toEqual([
    { reason: notJson, count: 2 },
    { reason: unknown('Adores'), count: 1 },
  ]);
});

test('reasons that an input makes up do not fill the memory', () => {
  const counts = createReasonCounts();
  for (let at = 0; at < 5_000; at += 1) counts.add(unknown(String(at)));
  const all = counts.all();
  expect(all.length).toBe(101);
  expect(all[0]).toEqual({ reason: skipReason('other'), count: 4_900 });
});
