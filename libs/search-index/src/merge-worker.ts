import { parentPort, workerData } from 'node:worker_threads';
import { mergeText } from './build/merge-text.ts';
import type { MergeAnswer } from './build/merge-text-beside.ts';
import { IndexError } from './index-error.ts';

const answer = (): MergeAnswer => {
  try {
    return { kind: 'merged', text: mergeText(workerData) };
  } catch (error) {
    // Between threads an error keeps its code and message, but not its class.
    if (error instanceof IndexError) return { kind: 'failure', reason: error.reason, message: error.message };
    throw error;
  }
};

parentPort?.postMessage(answer());
