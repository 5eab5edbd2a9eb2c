import { parseRetryAfter, readLimited } from '@open-discovery/http-server';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { UpstreamError } from './upstream-error.ts';

const NO_ANSWER = 'OpenAIRE does not respond at the moment; try again soon';
const TOO_OFTEN = 'OpenAIRE has been asked too often for now; try again in a few minutes';
const TOO_LATE = 'OpenAIRE took too long';
/** A refusal is shown to people; what a server adds to its reason is not. */
const MESSAGE_CHARS = 300;
const MAX_BYTES = 32 * 1024 * 1024;

/** An answer, or a failure with what to do after it. */
export type Fetched =
  /** `json` is null for a record that does not exist. */
  | { readonly is: 'answer'; readonly json: unknown; readonly bytes: number }
  | {
      readonly is: 'failure';
      readonly error: UpstreamError;
      /** Another attempt at once may succeed. */
      readonly isShort: boolean;
      /** The wait that the server requests; null if it requests none. */
      readonly retryAfterMs: number | null;
    };

const messageSchema = z.object({
  message: z
    .string()
    .transform((text) => (text.length > MESSAGE_CHARS ? `${text.slice(0, MESSAGE_CHARS)}…` : text)),
});

const failure = (error: UpstreamError, isShort = false, retryAfterMs: number | null = null): Fetched => ({
  is: 'failure',
  error,
  isShort,
  retryAfterMs,
});

const unreachable = (cause?: unknown): UpstreamError =>
  new UpstreamError('unreachable', NO_ANSWER, { cause });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerOf = async (response: Response, now: Date): Promise<Fetched> => {
  const body = await readLimited(response.body ?? Readable.from([]), MAX_BYTES);
  const text = body === null ? null : new TextDecoder().decode(body);
  const { status, headers } = response;
  const json = text === null ? undefined : parseJson(text);
  if (status === 404) return { is: 'answer', json: null, bytes: 0 };
  if (status === 429)
    return failure(
      new UpstreamError('limited', TOO_OFTEN),
      false,
      parseRetryAfter(headers.get('retry-after'), now),
    );
  if (status === 400 || status === 405) {
    const said = messageSchema.safeParse(json);
    return failure(new UpstreamError('refused', said.success ? said.data.message : `Status ${status}`));
  }
  if (status !== 200)
    return failure(
      unreachable(new Error(`Status ${status}`)),
      status >= 500,
      parseRetryAfter(headers.get('retry-after'), now),
    );
  // Also an answer that was cut off.
  if (json === undefined || text === null)
    return failure(unreachable(new Error('The answer is not JSON')), true);
  return { is: 'answer', json, bytes: text.length * 2 };
};

/** Sends one request. It ends with `signal`, or after `timeLimitMs`. */
export const fetchAnswer = async (
  url: string,
  {
    token,
    signal,
    timeLimitMs,
  }: { readonly token: string | null; readonly signal: AbortSignal; readonly timeLimitMs: number },
): Promise<Fetched> => {
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
      headers: {
        accept: 'application/json',
        'user-agent': 'open-discovery',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    return await answerOf(response, new Date());
  } catch (error) {
    if (signal.aborted) return failure(new UpstreamError('canceled', 'The request was aborted'));
    if (limit.aborted) return failure(new UpstreamError('timeout', TOO_LATE, { cause: error }));
    return failure(unreachable(error), true);
  }
};
