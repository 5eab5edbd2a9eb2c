import { parentPort } from 'node:worker_threads';
import { mergeText } from './build/merge-text.ts';
import { writeTextRun } from './build/text-run.ts';
import type { TextAnswer, TextRequest } from './build/text-thread.ts';
import { IndexError } from './index-error.ts';
import type { ThreadAnswer } from './pool/request-thread.ts';

const carryOut = (request: TextRequest): TextAnswer => {
  if (request.kind === 'merge') return mergeText(request.options);
  writeTextRun(request.path, request.run);
  return null;
};

const answerTo = (request: TextRequest): ThreadAnswer<TextAnswer> => {
  try {
    return { kind: 'answer', answer: carryOut(request) };
  } catch (error) {
    // An error sent between threads keeps its code and message, but not its class.
    if (error instanceof IndexError) return { kind: 'failure', reason: error.reason, message: error.message };
    throw error;
  }
};

parentPort?.on('message', (request: TextRequest) => parentPort?.postMessage(answerTo(request)));
