import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { createSpill } from '../stage/spill.ts';
import type { Spill } from '../stage/spill.ts';
import { NO_CORRECTIONS } from './corrections.ts';
import { keptIdsOf } from './kept-ids.ts';
import { bestLikely, createLikelyPairs, turnLikely } from './likely-pairs.ts';
import type { LikelyRow } from './likely-pairs.ts';

const PARTITIONS = 4;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'likely-'));
});

const pair = (a: string, b: string, fields: Partial<LikelyRow> = {}): LikelyRow => ({
  ...{ a, b, by: 'weak', score: 80 },
  ...fields,
});
/** Returns every pair of some records. */
const series = (ids: readonly string[], fields: Partial<LikelyRow> = {}): LikelyRow[] =>
  ids.flatMap((a, at) => ids.slice(at + 1).map((b) => pair(a, b, fields)));
const lettersOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `letter${at}`);

/** Returns what an import publishes of the pairs that it has found, as the ids of each. */
const publish = (
  found: readonly LikelyRow[],
  {
    merged = {},
    apart = [],
  }: { merged?: Record<string, string>; apart?: readonly (readonly string[])[] } = {},
): string[] => {
  const spill = (name: string): Spill<LikelyRow> =>
    createSpill({
      folder: mkdtempSync(path.join(folder, 'spill-')),
      name,
      partitions: PARTITIONS,
      writer: 0,
      writers: 1,
    });
  const spills = { likely: spill('likely'), halfLikely: spill('half-likely') };
  const corrections = { ...NO_CORRECTIONS, different: apart.map((ids) => ({ ids, place: 'console' })) };
  const ids = keptIdsOf(new Map(Object.entries(merged)));
  const likely = createLikelyPairs(corrections);
  const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition);
  for (const row of found) spills.likely.add(row.a, row);
  for (const partition of partitions) likely.addKept(turnLikely(partition, spills, { ids, corrections }));
  for (const partition of partitions) likely.add(bestLikely(partition, spills, ids));
  return likely.best().map(({ records, reason, score }) => [...records, reason, score].join(' '));
};

test.each<[string, LikelyRow[], Parameters<typeof publish>[1], string[]]>([
  ['the best first', [pair('a', 'b'), pair('c', 'd', { score: 90 })], {}, ['c d weak 90', 'a b weak 80']],
  ['once, if they were found under two keys', [pair('a', 'b'), pair('a', 'b')], {}, ['a b weak 80']],
  [
    'with the best score of the records that were merged into them',
    [pair('a', 'b'), pair('a2', 'b', { score: 84 })],
    { merged: { a2: 'a' } },
    ['a b weak 84'],
  ],
  ['unless a third record has made them one', [pair('a', 'b')], { merged: { b: 'a' } }, []],
  [
    'unless people keep them apart',
    [pair('a', 'b'), pair('c', 'd')],
    { apart: [['b', 'a']] },
    ['c d weak 80'],
  ],
  [
    'unless people keep records apart that were merged into them',
    [pair('a', 'b')],
    { merged: { a2: 'a', b2: 'b' }, apart: [['a2', 'b2']] },
    [],
  ],
  [
    'of three records that are alike',
    series(['a', 'b', 'c']),
    {},
    ['a b weak 80', 'a c weak 80', 'b c weak 80'],
  ],
  ['unless they are of a series of records that are alike', series(lettersOf(9)), {}, []],
  ['unless they are of three records that differ in one fact', series(lettersOf(3), { by: 'year' }), {}, []],
  ['unless they are of many records that differ in one fact', series(lettersOf(40), { by: 'pages' }), {}, []],
])('likely pairs are published %s', (_rule, found, context, expected) => {
  expect(publish(found, context)).toEqual(expected);
});

test('of many pairs, a thousand are published', () => {
  const many = Array.from({ length: 30_000 }, (_, at) => pair(`a${at}`, `b${at}`, { score: 75 + (at % 10) }));
  const published = publish(many);
  expect(published).toHaveLength(1000);
  expect(published.every((text) => text.endsWith(' 84'))).toBe(true);
});
