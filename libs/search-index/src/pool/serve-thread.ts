import type { MessagePort } from 'node:worker_threads';
import { Generation } from '../generation/generation.ts';
import { IndexError } from '../index-error.ts';
import { QueryClock } from '../query/query-clock.ts';
import { Searcher } from '../query/searcher.ts';
import { answerRequest } from './request.ts';
import type { Answer } from './request.ts';
import type { ThreadAnswer } from './request-thread.ts';
import type { ThreadStart, ToThread } from './search-thread.ts';

/**
 * Answers the requests of the pool that started this thread, one at a time. A failed or slow request leaves
 * the thread usable.
 */
export const serveThread = (port: MessagePort, { canceled }: ThreadStart): void => {
  const canceledTicket = new Int32Array(canceled);
  /** Replaced when a newer generation is published. */
  let searcher: Searcher | null = null;
  const send = (message: ThreadAnswer<Answer>): void => port.postMessage(message);

  const use = ({ loaded }: Extract<ToThread, { kind: 'use' }>): null => {
    const next = new Searcher(new Generation(loaded));
    searcher?.generation.close();
    searcher = next;
    return null;
  };

  const ask = ({ ticket, request, timeLimitMs }: Extract<ToThread, { kind: 'ask' }>): Answer => {
    if (searcher === null) throw new IndexError('missing', 'No generation has been opened.');
    const isCanceled = (): boolean => Atomics.load(canceledTicket, 0) === ticket;
    const clock = new QueryClock({ now: () => performance.now(), timeLimitMs, isCanceled });
    return answerRequest(searcher, request, clock);
  };

  port.on('message', (message: ToThread) => {
    try {
      send({ kind: 'answer', answer: message.kind === 'use' ? use(message) : ask(message) });
    } catch (error) {
      const { reason = null, word } = error instanceof IndexError ? error : {};
      send({
        kind: 'failure',
        reason,
        message: error instanceof Error ? error.message : String(error),
        word,
      });
    }
  });
};
