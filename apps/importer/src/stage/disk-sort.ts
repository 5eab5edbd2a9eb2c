import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appendRows, rowsOf } from './row-files.ts';

/** Rows without line breaks, more than memory has room for. */
export interface DiskSort {
  add(row: string): void;
  /** Yields all rows in the order of their UTF-16. Nothing may be added afterwards. */
  sorted(): Generator<string>;
  /** Removes the files. */
  end(): void;
}

export interface DiskSortOptions {
  /** The folder for sorted runs of rows; it is removed. */
  readonly folder: string;
  readonly mostInMemory: number;
}

/** Yields the rows of sorted lists in their order. */
function* mergeSorted(lists: readonly Iterable<string>[]): Generator<string> {
  const runs = lists.map((list) => list[Symbol.iterator]());
  const heads = runs.map((run) => run.next());
  for (;;) {
    let first = -1;
    for (const [at, { done, value }] of heads.entries())
      if (!done && (first < 0 || value < (heads[first]?.value ?? ''))) first = at;
    const head = heads[first];
    const run = runs[first];
    if (!head || !run || head.done) return;
    yield head.value;
    heads[first] = run.next();
  }
}

/** Creates an external merge sort: sorted runs of `mostInMemory` rows wait on disk. */
export const createDiskSort = ({ folder, mostInMemory }: DiskSortOptions): DiskSort => {
  const files: string[] = [];
  let waiting: string[] = [];
  return {
    add(row) {
      waiting.push(row);
      if (waiting.length < mostInMemory) return;
      if (files.length === 0) mkdirSync(folder, { recursive: true });
      const file = path.join(folder, String(files.length));
      appendRows(file, Buffer.from(`${waiting.sort().join('\n')}\n`));
      files.push(file);
      waiting = [];
    },
    sorted: () => mergeSorted([...files.map(rowsOf), waiting.sort()]),
    end() {
      if (files.length > 0) rmSync(folder, { recursive: true });
    },
  };
};
