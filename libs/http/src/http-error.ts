/**
 * Every way in which a call can fail. Plain data, so that it can be stored and sent on.
 * @example if (error.kind === 'timeout') retryLater(error.limitMs);
 */
export type HttpError =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'timeout'; readonly limitMs: number }
  /** No answer came: what browsers report as status 0. A caller that gives up gets this as well. */
  | { readonly kind: 'network' }
  | { readonly kind: 'shape'; readonly detail: string };

/**
 * The status by which browsers report that no answer came. Spec §8: "Status 0".
 * @example response.status === NO_ANSWER_STATUS
 */
export const NO_ANSWER_STATUS = 0;

/**
 * The status that the server answered with; 0 for every failure of another kind.
 * @example statusOf({ kind: 'network' }) // 0
 */
export const statusOf = (error: HttpError): number =>
  error.kind === 'status' ? error.status : NO_ANSWER_STATUS;

/**
 * One line for the log: the address and what went wrong. Spec §8: of a time-out, the address and 'Timeout'.
 * @example describeHttpError('/api/x', { kind: 'timeout', limitMs: 3000 }) // '/api/x: Timeout'
 */
export const describeHttpError = (address: string, error: HttpError): string =>
  `${address}: ${describe(error)}`;

const describe = (error: HttpError): string => {
  switch (error.kind) {
    case 'status':
      return `Status ${error.status}`;
    case 'timeout':
      return 'Timeout';
    case 'network':
      return 'No answer';
    case 'shape':
      return `Unexpected answer: ${error.detail}`;
  }
};
