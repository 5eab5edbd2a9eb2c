import type { LoadedGeneration } from '../generation/load-generation.ts';
import type { Answers, Request } from './request.ts';

/** Something that answers requests from a generation: this thread, or a pool of others. */
export interface Runner {
  run<Kind extends Request['kind']>(
    request: Extract<Request, { kind: Kind }>,
    signal: AbortSignal | undefined,
  ): Promise<Answers[Kind]>;
  /** Later requests are answered from this generation; those that run, from the one before. */
  use(loaded: LoadedGeneration): Promise<void>;
  status(): { workers: number; queued: number; running: number };
  close(): Promise<void>;
}
