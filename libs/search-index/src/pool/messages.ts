import type { LoadedGeneration } from '../generation/load-generation.ts';
import type { Request } from './request.ts';

/**
 * Messages from the pool to a thread. The answer to `use` is `null`; if the generation cannot be opened, the previous one, if
 * any, stays open.
 */
export type ToThread =
  | { kind: 'use'; loaded: LoadedGeneration }
  | { kind: 'ask'; ticket: number; request: Request; timeLimitMs: number };

/** Data that a thread is started with. */
export interface ThreadStart {
  /** One int32: the ticket of the canceled request. Written by the pool, read by the thread. */
  canceled: SharedArrayBuffer;
}
