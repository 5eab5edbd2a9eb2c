import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';

const CODE = /^[A-Za-z_]{1,60}$/;

/** Refusals of OAuth that settings cause. Any other word of a provider, or of who pretends to be one, stays out of the log. */
const REFUSALS: ReadonlySet<unknown> = new Set(['invalid_client', 'invalid_scope', 'unauthorized_client']);

/** Returns the code of an error, or that of its cause: `fetch` has the reason of a failed connection there. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if ('error' in error && REFUSALS.has(error.error)) return String(error.error);
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? code : codeOf(error.cause);
};

/** Also with the code of a connection, which is not one to the provider. */
const DATABASE = 'DATABASE';

/** Returns the code or name of an error for the log. Messages and causes may contain parts of tokens and addresses. */
export const reasonOf = (error: unknown): string =>
  isDatabaseUnavailable(error)
    ? DATABASE
    : (codeOf(error) ?? (error instanceof Error ? error.name : 'unknown'));
