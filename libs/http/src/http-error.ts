import type { RejectedPart } from './endpoint.ts';

/**
 * Every way in which a request can fail. Plain data, so that it can be stored and serialized.
 * @example if (error.kind === 'timeout') retryLater(error.limitMs);
 */
export type HttpError =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'timeout'; readonly limitMs: number }
  /**
   * No response arrived, which browsers report as status 0, or the caller aborted the request. The detail is what
   * `fetch` threw.
   */
  | { readonly kind: 'network'; readonly detail?: string }
  /** Nothing was sent: the endpoint is not a request, for example because its body is not JSON. A mistake of the caller. */
  | { readonly kind: 'request'; readonly detail: string }
  | { readonly kind: 'shape'; readonly detail: string };

/**
 * The status by which browsers report that no response arrived. Spec §8: "Status 0".
 * @example response.status === NO_RESPONSE_STATUS
 */
export const NO_RESPONSE_STATUS = 0;

/**
 * Returns the status of the response; 0 for every failure without one.
 * @example statusOf({ kind: 'network' }) // 0
 */
export const statusOf = (error: HttpError): number =>
  error.kind === 'status' ? error.status : NO_RESPONSE_STATUS;

/**
 * Describes a failure in one line for the log. Spec §8: a timeout is logged as the address and 'Timeout'.
 * @example describeHttpError('/api/x', { kind: 'timeout', limitMs: 3000 }) // '/api/x: Timeout'
 */
export const describeHttpError = (address: string, error: HttpError): string =>
  `${address}: ${describe(error)}`;

/**
 * Describes a part that was left out of a response in one line for the log.
 * @example describeRejectedPart('/api/x', { path: 'results[3]', id: 'a::1', problem: 'type: no enum' }) // '/api/x: Left out results[3] (a::1): type: no enum'
 */
export const describeRejectedPart = (address: string, { path, id, problem }: RejectedPart): string =>
  `${address}: Left out ${path}${id === null ? '' : ` (${id})`}: ${problem}`;

const describe = (error: HttpError): string => {
  switch (error.kind) {
    case 'status':
      return `Status ${String(error.status)}`;
    case 'timeout':
      return 'Timeout';
    case 'network':
      return error.detail === undefined ? 'No response' : `No response: ${error.detail}`;
    case 'request':
      return `Not sent: ${error.detail}`;
    case 'shape':
      return `Unexpected response: ${error.detail}`;
  }
};
