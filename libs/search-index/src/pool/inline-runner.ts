import { Generation } from '../generation/generation.ts';
import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import type { CallOptions } from '../index-types.ts';
import { QueryClock } from '../query/query-clock.ts';
import { Searcher } from '../query/searcher.ts';
import { answerRequest } from './request.ts';
import type { Answer, Request, RequestKind } from './request.ts';
import type { Runner } from './runner.ts';

/** Answers in the calling thread: for tests and tools. */
export class InlineRunner implements Runner {
  readonly #timeLimitMs: number;
  #searcher: Searcher;
  #isClosed = false;

  constructor(loaded: LoadedGeneration, timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs;
    this.#searcher = new Searcher(new Generation(loaded));
  }

  async run<Kind extends RequestKind>(
    request: Request<Kind>,
    { signal, timeLimitMs = this.#timeLimitMs }: CallOptions,
  ): Promise<Answer<Kind>> {
    if (this.#isClosed || signal?.aborted === true)
      throw new IndexError('canceled', 'The query was canceled.');
    const limitMs = Math.min(timeLimitMs, this.#timeLimitMs);
    const clock = new QueryClock({ now: () => performance.now(), timeLimitMs: limitMs });
    return answerRequest(this.#searcher, request, clock);
  }

  async use(loaded: LoadedGeneration): Promise<void> {
    const before = this.#searcher;
    this.#searcher = new Searcher(new Generation(loaded));
    before.generation.close();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#searcher.generation.close();
  }
}
