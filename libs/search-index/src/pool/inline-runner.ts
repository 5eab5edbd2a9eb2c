import { Generation } from '../generation/generation.ts';
import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import type { CallOptions } from '../index-types.ts';
import { QueryClock } from '../query/query-clock.ts';
import { Searcher } from '../query/searcher.ts';
import { answerRequest } from './answer-request.ts';
import type { Answers, Request } from './request.ts';
import type { Runner } from './runner.ts';

/** Answers in the calling thread: for tests and tools. */
export class InlineRunner implements Runner {
  readonly #timeLimitMs: number;
  #generation: Generation;
  #searcher: Searcher;
  #isClosed = false;

  constructor(loaded: LoadedGeneration, timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs;
    this.#generation = new Generation(loaded);
    this.#searcher = new Searcher(this.#generation);
  }

  async run<Kind extends Request['kind']>(
    request: Extract<Request, { kind: Kind }>,
    { signal, timeLimitMs = this.#timeLimitMs }: CallOptions,
  ): Promise<Answers[Kind]> {
    if (this.#isClosed || signal?.aborted === true)
      throw new IndexError('canceled', 'The query was canceled.');
    const limitMs = Math.min(timeLimitMs, this.#timeLimitMs);
    const clock = new QueryClock({ now: () => performance.now(), timeLimitMs: limitMs });
    // `answerRequest` switches on the kind of the request, so the kinds match.
    return answerRequest(this.#searcher, request, clock) as Answers[Kind];
  }

  async use(loaded: LoadedGeneration): Promise<void> {
    const before = this.#generation;
    this.#generation = new Generation(loaded);
    this.#searcher = new Searcher(this.#generation);
    before.close();
  }

  status(): { workers: number; queued: number; running: number } {
    return { workers: 0, queued: 0, running: 0 };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#generation.close();
  }
}
