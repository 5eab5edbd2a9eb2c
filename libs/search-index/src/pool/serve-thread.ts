import type { MessagePort } from 'node:worker_threads';
import { Generation } from '../generation/generation.ts';
import { IndexError } from '../index-error.ts';
import { QueryClock } from '../query/query-clock.ts';
import { Searcher } from '../query/searcher.ts';
import { answerRequest } from './answer-request.ts';
import type { ThreadStart, ToThread } from './messages.ts';
import type { Answer } from './request.ts';
import type { ThreadAnswer } from './request-thread.ts';

/** The generation that a thread searches; replaced when a newer one is published. */
interface Opened {
  generation: Generation;
  searcher: Searcher;
}

/**
 * Answers the requests of the pool that started this thread, one at a time. A failed or slow request leaves
 * the thread usable.
 */
export const serveThread = (port: MessagePort, { canceled }: ThreadStart): void => {
  const canceledTicket = new Int32Array(canceled);
  let opened: Opened | null = null;
  const send = (message: ThreadAnswer<Answer>): void => port.postMessage(message);

  const use = ({ loaded }: Extract<ToThread, { kind: 'use' }>): null => {
    const generation = new Generation(loaded);
    opened?.generation.close();
    opened = { generation, searcher: new Searcher(generation) };
    return null;
  };

  const ask = ({ ticket, request, timeLimitMs }: Extract<ToThread, { kind: 'ask' }>): Answer => {
    if (opened === null) throw new IndexError('missing', 'No generation has been opened.');
    const isCanceled = (): boolean => Atomics.load(canceledTicket, 0) === ticket;
    const clock = new QueryClock({ now: () => performance.now(), timeLimitMs, isCanceled });
    return answerRequest(opened.searcher, request, clock);
  };

  port.on('message', (message: ToThread) => {
    try {
      send({ kind: 'answer', answer: message.kind === 'use' ? use(message) : ask(message) });
    } catch (error) {
      const found = error instanceof IndexError ? error.reason : null;
      const reason = message.kind === 'use' ? 'damaged' : found;
      send({ kind: 'failure', reason, message: error instanceof Error ? error.message : String(error) });
    }
  });
};
