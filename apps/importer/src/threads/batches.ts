import type { JsonText } from '../input/read-values.ts';
import type { Done, TaskPool } from './task-pool.ts';

interface Batch {
  readonly file: number;
  readonly done: Promise<Done<'stage'>>;
}

/** Sends texts to the threads, a few batches ahead; returns the results in the order of the batches. */
export const createBatches = (pool: TaskPool, onDone: (done: Done<'stage'>) => void) => {
  const running: Batch[] = [];
  const ended = new Set<number>();
  const takeFirst = async (): Promise<void> => {
    const first = running.shift();
    if (first === undefined) return;
    const done = await first.done;
    onDone(done);
    if (done.result.isEnd) ended.add(first.file);
  };
  return {
    /** Returns true if the rest of the file need not be read, as far as is known. */
    async stage(file: number, texts: readonly JsonText[]): Promise<boolean> {
      const done = pool.do('stage', { file, texts });
      // A failure is thrown where the batch is taken.
      done.catch(() => undefined);
      running.push({ file, done });
      while (running.length >= pool.width) await takeFirst();
      return ended.has(file);
    },
    async end(): Promise<void> {
      while (running.length > 0) await takeFirst();
    },
  };
};
