import type { LoadedGeneration } from '../generation/load-generation.ts';
import type { CallOptions } from '../index-types.ts';
import type { Answers, Request } from './request.ts';

/** Answers requests from a generation, in this thread or in a pool. */
export interface Runner {
  run<Kind extends Request['kind']>(
    request: Extract<Request, { kind: Kind }>,
    call: CallOptions,
  ): Promise<Answers[Kind]>;
  /** Uses this generation for later requests; running ones finish on the previous one. */
  use(loaded: LoadedGeneration): Promise<void>;
  status(): { workers: number; queued: number; running: number };
  close(): Promise<void>;
}
