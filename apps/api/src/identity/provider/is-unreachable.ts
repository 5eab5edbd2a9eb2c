const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  // An error page with the status of success.
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Reports whether an error means that the provider did not answer, rather than that it refused. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && UNREACHABLE_CODES.has(error.code));
