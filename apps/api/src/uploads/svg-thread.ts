import { Worker } from 'node:worker_threads';
import { errorCode } from '@open-discovery/harvest';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { problemSchema } from '../errors/error-body-schema.ts';
import { problem } from '../errors/problem.ts';
import type { CleanedSvg } from './formats/clean-svg.ts';
import type { CleanSvg } from './inspect-image.ts';

export interface SvgThreadOptions {
  /** The built `svg-worker.ts`. */
  readonly workerUrl: URL;
  readonly timeLimitMs: number;
}

const MEMORY_LIMIT_MB = 256;
/** Further drawings wait, so that uploads never take more than one core. */
const MAX_WAITING = 16;
const BUSY_SECONDS = 10;

const TOO_COSTLY: CleanedSvg = { ok: false, problem: problem('svg-checking') };

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), svg: z.string() }),
  z.object({ ok: z.literal(false), problem: problemSchema.extend({ message: z.string() }) }),
]);

const cleanInThread = async (
  text: string,
  { workerUrl, timeLimitMs }: SvgThreadOptions,
): Promise<CleanedSvg> => {
  const worker = new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<CleanedSvg>((resolve, reject) => {
      timer = setTimeout(() => resolve(TOO_COSTLY), timeLimitMs);
      worker.once('message', (answer: unknown) => resolve(answerSchema.parse(answer)));
      worker.once('error', (error) =>
        errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(TOO_COSTLY) : reject(error),
      );
      worker.postMessage(text);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

/** Creates a function that cleans drawings one after the other in a separate thread, within a time limit. */
export const createSvgThread = (options: SvgThreadOptions): CleanSvg => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (text) => {
    if (waiting >= MAX_WAITING)
      throw new ApiError(503, problem('uploads-busy'), {
        retryAfterSeconds: BUSY_SECONDS,
      });
    waiting += 1;
    const cleaned = last.then(() => cleanInThread(text, options));
    last = cleaned.catch(() => undefined);
    try {
      return await cleaned;
    } finally {
      waiting -= 1;
    }
  };
};
