const WAIT_AND_SEE: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** Whether the provider gave no answer, as opposed to one that says no. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && WAIT_AND_SEE.has(error.code));
