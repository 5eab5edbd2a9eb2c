import { rmSync } from 'node:fs';
import { Heap } from '../heap.ts';
import { RunReader } from './run-file.ts';

/** Runs whose current records have one key, in the order of the runs. */
export type SameKey = readonly [RunReader, ...RunReader[]];

/**
 * Merges sorted runs: calls back once per key with the runs that contain it, each at its record of that key. Deletes the runs
 * afterwards, because a build needs the room.
 * Memory is one window per run, regardless of the size of the runs.
 */
export const mergeRuns = (
  paths: readonly string[],
  visit: (runs: SameKey) => void,
  compare = (left: RunReader, right: RunReader): number => left.compareKeys(right),
): void => {
  const runs = paths.map((path, place) => new RunReader(path, place));
  const heap = new Heap<RunReader>((left, right) => {
    const order = compare(left, right);
    return order < 0 || (order === 0 && left.place < right.place);
  });
  const advance = (run: RunReader): void => {
    if (run.next()) heap.push(run);
  };
  try {
    for (const run of runs) advance(run);
    for (let top = heap.pop(); top !== undefined; top = heap.pop()) {
      const group: [RunReader, ...RunReader[]] = [top];
      for (let [next] = heap.items; next && compare(next, top) === 0; [next] = heap.items) {
        group.push(next);
        heap.pop();
      }
      visit(group);
      for (const run of group) advance(run);
    }
  } finally {
    for (const run of runs) run.close();
  }
  for (const path of paths) rmSync(path);
};
