import { statusOf } from '@open-discovery/http';
import type { SendResult, HttpError } from '@open-discovery/http';

/**
 * The outcome of a query. Failures are data, so that a page can be rendered and cached with them.
 * @example if (result.state === 'found') show(result.value);
 */
export type QueryResult<T> =
  | { readonly state: 'found'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: HttpError };

/** The result of a query that was aborted before its answer. */
export const ABORTED: QueryResult<never> = { state: 'failed', error: { kind: 'network' } };

/** Turns the answer of a service into the result of a query; status 404 means `missing`. */
export const toQueryResult = <T>(answer: SendResult<T>): QueryResult<T> => {
  // Frozen here, or the store would walk through all of it to freeze every part.
  if (answer.ok) return Object.freeze({ state: 'found', value: answer.value });
  return statusOf(answer.error) === 404 ? { state: 'missing' } : { state: 'failed', error: answer.error };
};

/**
 * Turns the answer to a search into its result. A search always has results, even if there are none: status 404 says that
 * nothing at this address answers searches, so the search failed.
 */
export const toSearchResult = <T>(answer: SendResult<T>): QueryResult<T> =>
  answer.ok ? toQueryResult(answer) : { state: 'failed', error: answer.error };

/** Returns the value of a result, or `null` where there is none. */
export const foundValue = <T>(result: QueryResult<T> | null | undefined): T | null =>
  result?.state === 'found' ? result.value : null;
