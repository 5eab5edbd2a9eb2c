import { parentPort } from 'node:worker_threads';
import { mergeText } from './build/merge-text.ts';
import { unpackTextRun, writeTextRun } from './build/text-run.ts';
import type { TextAnswer, TextRequest } from './build/text-thread.ts';
import { IndexError } from './index-error.ts';

const carryOut = (request: TextRequest): TextAnswer => {
  if (request.kind === 'merge') return { kind: 'merged', text: mergeText(request.options) };
  writeTextRun(request.path, unpackTextRun(request.run));
  return { kind: 'written' };
};

const answerTo = (request: TextRequest): TextAnswer => {
  try {
    return carryOut(request);
  } catch (error) {
    // An error sent between threads keeps its code and message, but not its class.
    if (error instanceof IndexError) return { kind: 'failure', reason: error.reason, message: error.message };
    throw error;
  }
};

parentPort?.on('message', (request: TextRequest) => parentPort?.postMessage(answerTo(request)));
