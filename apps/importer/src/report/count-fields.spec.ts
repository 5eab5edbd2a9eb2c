import { expect, test } from '@jest/globals';
import { createFieldCounts, exampleText } from './count-fields.ts';

test.each<[unknown, string]>([
  ['soon', 'soon'],
  [{ name: 'P' }, '{"name":"P"}'],
  ['a'.repeat(5001), `${'a'.repeat(100)}… (5001 characters)`],
  [Array.from({ length: 21 }, () => 'a'), `${'["a"'.padEnd(80, ',"a"')}]… (21 items)`],
])('an example names the length of what it leaves out', (value, expected) => {
  const text = exampleText(value);
  expect(text).toBe(expected);
  expect(exampleText(text)).toBe(text);
});

test('names beyond a limit are counted together, and long ones are cut', () => {
  const counts = createFieldCounts();
  const owner = { kind: 'product', record: { id: 'a' } } as const;
  const place = { file: 'x.jsonl', line: 1 };
  const add = (field: string) => counts.add(owner, { field, outcome: 'unknown', value: 1 }, place);
  add('b'.repeat(1_000_000));
  for (let at = 0; at < 10_001; at += 1) add(`k${at}`);
  add('k0');
  const all = counts.all();
  expect(all).toHaveLength(10_001);
  expect(all.slice(0, 2).map(({ field, unknown }) => [field, unknown])).toEqual([
    ['k0', 2],
    ['other fields', 2],
  ]);
  expect(Math.max(...all.map(({ field }) => field.length))).toBeLessThan(150);
});
