import { rmSync } from 'node:fs';
import { Heap } from '../heap.ts';
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
  // Equal keys come in the order of their runs.
  const heap = new Heap<MergeHead>((left, right) => {
    const order = compare(left.record, right.record);
    return order < 0 || (order === 0 && left.run < right.run);
  });
  const advance = (run: number): void => {
    const record = readers[run]?.next() ?? null;
    if (record !== null) heap.push({ run, record });
  };
  try {
    for (const run of readers.keys()) advance(run);
    for (let top = heap.pop(); top !== undefined; top = heap.pop()) {
      const group: [MergeHead, ...MergeHead[]] = [top];
      for (let [next] = heap.items; next && compare(next.record, top.record) === 0; [next] = heap.items) {
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
