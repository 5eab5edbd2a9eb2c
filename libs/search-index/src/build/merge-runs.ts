import { rmSync } from 'node:fs';
import { compareBytes } from '../storage/byte-reader.ts';
import { RunReader } from './run-file.ts';
import type { RunRecord } from './run-file.ts';

/** The current record of a run. */
interface MergeHead {
  run: number;
  record: RunRecord;
}

/** The records of one key, in run order. */
export type MergeHeads = readonly [MergeHead, ...MergeHead[]];

type Compare = (left: RunRecord, right: RunRecord) => number;

const byKey: Compare = ({ key }, right) => compareBytes(key, { from: 0, to: key.length }, right.key);

/** A binary heap of run heads; equal keys are returned in the order of their runs. */
class HeadHeap {
  readonly #heads: MergeHead[] = [];
  readonly #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  get top(): MergeHead | undefined {
    return this.#heads[0];
  }

  push(head: MergeHead): void {
    const heads = this.#heads;
    let at = heads.length;
    heads.push(head);
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      const above = heads[parent] as MergeHead;
      if (!this.#isBefore(head, above)) break;
      heads[at] = above;
      at = parent;
    }
    heads[at] = head;
  }

  pop(): void {
    const last = this.#heads.pop();
    if (last !== undefined && this.#heads.length > 0) this.#sink(last);
  }

  #sink(head: MergeHead): void {
    const heads = this.#heads;
    let at = 0;
    for (let child = 1; child < heads.length; child = 2 * at + 1) {
      const right = heads[child + 1];
      if (right !== undefined && this.#isBefore(right, heads[child] as MergeHead)) child += 1;
      if (!this.#isBefore(heads[child] as MergeHead, head)) break;
      heads[at] = heads[child] as MergeHead;
      at = child;
    }
    heads[at] = head;
  }

  #isBefore(left: MergeHead, right: MergeHead): boolean {
    const order = this.#compare(left.record, right.record);
    return order < 0 || (order === 0 && left.run < right.run);
  }
}

/**
 * Merges sorted runs: calls back once per key with the records of all runs that contain it, in run order. Deletes the runs
 * afterwards, because a build needs the room.
 * Memory is one window per run, regardless of the size of the runs.
 */
export const mergeRuns = (
  paths: readonly string[],
  visit: (heads: MergeHeads) => void,
  compare: Compare = byKey,
): void => {
  const readers = paths.map((path) => new RunReader(path));
  const heap = new HeadHeap(compare);
  const advance = (run: number): void => {
    const record = readers[run]?.next() ?? null;
    if (record !== null) heap.push({ run, record });
  };
  try {
    for (const run of readers.keys()) advance(run);
    for (let top = heap.top; top !== undefined; top = heap.top) {
      const group: [MergeHead, ...MergeHead[]] = [top];
      heap.pop();
      for (let next = heap.top; next && compare(next.record, top.record) === 0; next = heap.top) {
        group.push(next);
        heap.pop();
      }
      visit(group);
      for (const head of group) advance(head.run);
    }
  } finally {
    for (const reader of readers) reader.close();
  }
  for (const path of paths) rmSync(path);
};
