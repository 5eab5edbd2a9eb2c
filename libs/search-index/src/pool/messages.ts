import type { LoadedGeneration } from '../generation/load-generation.ts';
import type { IndexErrorReason } from '../index-error.ts';
import type { Answer, Request } from './request.ts';

/** Messages from the pool to a thread. */
export type ToThread =
  | { kind: 'use'; loaded: LoadedGeneration }
  | { kind: 'ask'; ticket: number; request: Request; timeLimitMs: number };

/** Messages from a thread to the pool. */
export type FromThread =
  | { kind: 'ready' }
  /** The generation could not be opened; the previous one, if any, stays open. */
  | { kind: 'unusable'; message: string }
  | { kind: 'answer'; ticket: number; answer: Answer }
  | { kind: 'failure'; ticket: number; reason: IndexErrorReason | null; message: string };

/** Data that a thread is started with. */
export interface ThreadStart {
  /** One int32: the ticket of the canceled request. Written by the pool, read by the thread. */
  canceled: SharedArrayBuffer;
}
