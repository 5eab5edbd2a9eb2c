import { Worker } from 'node:worker_threads';
import { IndexError } from '../index-error.ts';
import type { IndexErrorReason } from '../index-error.ts';
import { mergeText } from './merge-text.ts';
import type { MergedText, TextMergeOptions } from './merge-text.ts';

/** What the thread says at its end; a failure that is not this lib's own ends it as an uncaught error. */
export type MergeAnswer =
  { kind: 'merged'; text: MergedText } | { kind: 'failure'; reason: IndexErrorReason; message: string };

const answerOf = (worker: Worker): Promise<MergedText> =>
  new Promise((resolve, reject) => {
    worker.once('message', (answer: MergeAnswer) => {
      if (answer.kind === 'merged') resolve(answer.text);
      else reject(new IndexError(answer.reason, answer.message));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that merges texts ended without an answer.')));
  });

/** As `mergeText`, in a thread of its own, while the calling one does other work. The thread is gone afterwards. */
const mergeInThread = async <Rest>(
  workerUrl: URL,
  options: TextMergeOptions,
  work: () => Promise<Rest>,
): Promise<{ text: MergedText; rest: Rest }> => {
  // A copy of what is in use: the caller's memory has room to grow, and would be copied with it.
  const lengths = options.lengths.slice();
  const worker = new Worker(workerUrl, {
    workerData: { ...options, lengths },
    transferList: [lengths.buffer],
  });
  const answer = answerOf(worker);
  // A failure is told where the answer is waited for.
  answer.catch(() => undefined);
  try {
    return { rest: await work(), text: await answer };
  } finally {
    await worker.terminate();
  }
};

/**
 * Merges the texts beside other work, in the thread of `workerUrl`; without one, before it.
 * The folder is left alone once this has returned or failed.
 */
export const mergeTextBeside = async <Rest>(
  workerUrl: URL | undefined,
  options: TextMergeOptions,
  work: () => Promise<Rest>,
): Promise<{ text: MergedText; rest: Rest }> =>
  workerUrl === undefined
    ? { text: mergeText(options), rest: await work() }
    : mergeInThread(workerUrl, options, work);
