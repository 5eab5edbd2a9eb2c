import path from 'node:path';
import { createDiskSort } from '../stage/disk-sort.ts';
import type { DiskSort } from '../stage/disk-sort.ts';
import type { WrittenRow } from '../stage/spill.ts';
import { compareFacts } from './compare.ts';
import type { Facts } from './facts.ts';
import { isAmbiguousName, isNameOfOrganization } from './others/organizations.ts';
import type { Verdict } from './verdict.ts';

/** Two records and how they compare; the id of the first sorts before that of the second. */
export interface Pair {
  readonly a: Facts;
  readonly b: Facts;
  readonly verdict: Verdict;
}

/** Each record is compared with this many neighbors under a key, so that common keys take no quadratic time. */
const NEIGHBORS = 20;
/** Neighbors of one id: sources of a record that describe it differently. */
const MOST_VARIANTS = 5;

/** The import wrote them itself. */
const parseFacts = (json: string): Facts => JSON.parse(json) as Facts;

const sortText = (facts: Facts): string => {
  if (facts.kind === 'product')
    return `${facts.titles[0] ?? ''} ${facts.authors[0] ?? ''} ${facts.year ?? ''} ${facts.id}`;
  if (facts.kind === 'organization') return `${facts.name} ${facts.country} ${facts.id}`;
  return facts.kind === 'dataSource' ? `${facts.names.join(' ')} ${facts.id}` : facts.id;
};

/** Returns the text by which facts, given as JSON, are sorted: the order does not depend on that of the input. */
const sortRow = (facts: Facts, json: string): string => `${sortText(facts)} ${json}`;

/** Yields the distinct facts of sorted rows. Before their JSON, these have words and ids only. */
function* factsIn(rows: Iterable<string>): Generator<Facts> {
  let before = '';
  for (const row of rows) {
    if (row !== before) yield parseFacts(row.slice(row.indexOf(' {"')));
    before = row;
  }
}

const toPair = (one: Facts, other: Facts): Pair | null => {
  const [a, b] = one.id < other.id ? [one, other] : [other, one];
  const verdict = compareFacts(a, b);
  return verdict === null ? null : { a, b, verdict };
};

/** Yields the pairs of neighbors, in sorted facts, that are the same, versions of each other, likely to be the same, or contradict. */
function* pairsOf(sorted: Iterable<Facts>): Generator<Pair> {
  const neighbors: Facts[] = [];
  for (const facts of sorted) {
    const others = neighbors.filter(({ id }) => id !== facts.id);
    if (neighbors.length - others.length >= MOST_VARIANTS) continue;
    for (const other of others) {
      const pair = toPair(other, facts);
      if (pair) yield pair;
    }
    neighbors.push(facts);
    if (neighbors.length > NEIGHBORS) neighbors.shift();
  }
}

/** Reports whether nothing but the name of two organizations says that they are the same. */
const isByName = ({ as, by }: Verdict): boolean => as === 'likely' || by === 'name and country';

/** Yields the pairs of the records under one key, all of which are in memory. */
function* pairsInMemory(key: string, block: readonly string[]): Generator<Pair> {
  // Most keys are those of one record, which need not be parsed.
  const distinct = block.length > 1 ? [...new Set(block)] : block;
  if (distinct.length < 2) return;
  const sorted = distinct
    .map((json) => {
      const facts = parseFacts(json);
      return { row: sortRow(facts, json), facts };
    })
    .sort((a, b) => (a.row < b.row ? -1 : 1))
    .map(({ facts }) => facts);
  const isAmbiguous = isNameOfOrganization(key) && isAmbiguousName(sorted);
  for (const pair of pairsOf(sorted)) if (!isAmbiguous || !isByName(pair.verdict)) yield pair;
}

/** The records under one key wait on disk beyond these. Some titles, such as “Editorial”, are those of many. */
const MOST_IN_MEMORY = 10_000;

/** Collects facts, as JSON, by key; `folder` is for those that wait on disk. */
export const createBlocks = (folder: string, mostInMemory = MOST_IN_MEMORY) => {
  const blocks = new Map<string, string[]>();
  const onDisk = new Map<string, DiskSort>();
  const move = (key: string, block: readonly string[]): void => {
    const sort = createDiskSort({ folder: path.join(folder, String(onDisk.size)), mostInMemory });
    for (const json of block) sort.add(sortRow(parseFacts(json), json));
    onDisk.set(key, sort);
    blocks.delete(key);
  };
  return {
    add({ key, json }: WrittenRow): void {
      const sort = onDisk.get(key);
      if (sort) {
        sort.add(sortRow(parseFacts(json), json));
        return;
      }
      const block = blocks.get(key);
      if (!block) blocks.set(key, [json]);
      else if (block.push(json) > mostInMemory && !isNameOfOrganization(key)) move(key, block);
    },
    *pairs(): Generator<Pair> {
      for (const [key, block] of blocks) yield* pairsInMemory(key, block);
      for (const sort of onDisk.values()) {
        yield* pairsOf(factsIn(sort.sorted()));
        sort.end();
      }
    },
  };
};
