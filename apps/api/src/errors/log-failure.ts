import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { EngineError } from '../search/engine-error.ts';
import type { EngineErrorReason } from '../search/engine-error.ts';
import { messageOf } from './message-of.ts';
import type { RepeatedWarnings } from './repeated-warnings.ts';
import { rootMessage } from './root-message.ts';

const NO_RESPONSE = 'the search does not respond';

/** Lines of the log about searches that are refused for now, by the reason of the engine. */
const REFUSALS: { readonly [Reason in EngineErrorReason]?: string } = {
  unreachable: NO_RESPONSE,
  limited: NO_RESPONSE,
  busy: 'too many searches',
};

/** Failures that are not logged: 501, what this server does not support, and 503, of which the causes have their own lines. */
const EXPECTED: ReadonlySet<number> = new Set([501, 503]);

/** Returns why there is no space, without the call and the path of the file system: each file has another one. */
const reasonOfFullDisk = (error: unknown): string | null =>
  rootMessage(error)?.replace(/, [a-z]+( '.*')?$/s, '') ?? null;

const refusalOf = (error: unknown): string | undefined =>
  error instanceof EngineError ? REFUSALS[error.reason] : undefined;

/** Logs a failure that operators should know about, by the status of its response. */
export const logFailure = (
  error: unknown,
  status: number,
  { log }: FastifyRequest,
  warnings: RepeatedWarnings,
): void => {
  const refusal = refusalOf(error);
  if (status === 507)
    warnings.warn(log, { reason: reasonOfFullDisk(error), message: 'there is no space for files' });
  else if (isDatabaseUnavailable(error))
    warnings.warn(log, { reason: messageOf(error), message: 'the database cannot be used' });
  else if (refusal !== undefined) warnings.warn(log, { reason: rootMessage(error), message: refusal });
  else if (status >= 500 && !EXPECTED.has(status)) log.error({ err: error }, 'request failed');
};
