import type { LoadedGeneration } from '../generation/load-generation.ts';
import type { CallOptions } from '../index-types.ts';
import type { Answer, Request, RequestKind } from './request.ts';

/** Answers requests from a generation, in this thread or in a pool. */
export interface Runner {
  run<Kind extends RequestKind>(request: Request<Kind>, call: CallOptions): Promise<Answer<Kind>>;
  /** Uses this generation for later requests; running ones finish on the previous one. */
  use(loaded: LoadedGeneration): Promise<void>;
  close(): Promise<void>;
}
