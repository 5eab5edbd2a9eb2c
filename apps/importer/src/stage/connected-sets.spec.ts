import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectIds, gatherBySet, setsIn } from './connected-sets.ts';
import { createSpill } from './spill.ts';
import { findStars } from './testing/find-stars.ts';

type Edge = readonly [string, string];

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'connected-sets-'));

/** Connects the ids of edges on disk; returns the set of each id, and the number of rounds. */
const connectOnDisk = (edges: readonly Edge[], partitions: number) => {
  const folder = newFolder();
  const spill = (name: string) =>
    createSpill<string>({ folder, name, partitions, writer: 0, writers: 1, shorten: (row) => row });
  const spills = { edges: spill('edges'), smaller: spill('smaller') };
  for (const [a, b] of edges) connectIds(a, b, spills);
  const rounds = findStars(spills, partitions);
  const setOf = (id: string) => setsIn(spills.edges.partitionOf(id), spills)(id);
  const sets = new Map(edges.flat().map((id) => [id, setOf(id)]));
  return { sets, rounds };
};

/** Returns the smallest id that leads to each id, by following edges until nothing changes. */
const setsByHand = (edges: readonly Edge[]): Map<string, string> => {
  const sets = new Map(edges.flat().map((id) => [id, id]));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [a, b] of edges) {
      const [first, second] = [sets.get(a) ?? a, sets.get(b) ?? b];
      const smallest = first < second ? first : second;
      if (first !== second) hasChanged = true;
      sets.set(a, smallest).set(b, smallest);
    }
  }
  return sets;
};

test('each id leads to the smallest one that connections lead to', () => {
  const id = fc.integer({ min: 0, max: 30 }).map((number) => `id${number}`);
  const edges = fc.array(
    fc.tuple(id, id).filter(([a, b]) => a !== b),
    { maxLength: 40 },
  );
  return fc.assert(
    fc.property(edges, fc.integer({ min: 1, max: 4 }), (all, partitions) => {
      expect(connectOnDisk(all, partitions).sets).toEqual(setsByHand(all));
    }),
    { numRuns: 60 },
  );
});

test('pairs take one round, and a chain of 300 ids takes few', () => {
  const ids = Array.from({ length: 300 }, (_, number) => `id${number}`);
  const pairs = ids.flatMap((id, at): Edge[] => (at % 2 === 0 ? [[id, ids[at + 1] ?? '']] : []));
  const chain = ids.slice(1).map((id, at): Edge => [ids[at] ?? '', id]);
  expect(connectOnDisk(pairs, 3).rounds).toBe(1);
  const { sets, rounds } = connectOnDisk(chain, 3);
  expect(new Set(sets.values())).toEqual(new Set(['id0']));
  expect(rounds).toBeLessThanOrEqual(10);
});

test('rows are gathered in the partitions of their sets', () => {
  const options = { folder: newFolder(), partitions: 4, writer: 0, writers: 1 };
  const rows = createSpill<number>({ ...options, name: 'rows', shorten: (row) => row });
  const gathered = createSpill<number>({ ...options, name: 'gathered', shorten: (row) => row });
  ['b', 'c', 'd'].forEach((id, at) => rows.add(id, at));
  for (let partition = 0; partition < 4; partition += 1)
    gatherBySet(partition, [rows, gathered], (id) => (id === 'd' ? id : 'a'));
  expect([...gathered.readKeyed(gathered.partitionOf('a'))]).toEqual(
    expect.arrayContaining([
      { key: 'a', json: '0' },
      { key: 'a', json: '1' },
    ]),
  );
  for (let partition = 0; partition < 4; partition += 1) expect([...rows.read(partition)]).toEqual([]);
});
