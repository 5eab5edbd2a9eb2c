import { statusOf } from '@open-discovery/http';
import type { AnyEndpoint, HttpError } from '@open-discovery/http';
import type { ServiceQuery } from './base-query.ts';

/** What a page shows of something asked: expected failures are data, so that the browser does not ask again. */
export type Asked<T> =
  | { readonly state: 'found'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: HttpError };

type Send = (endpoint: AnyEndpoint<unknown>) => ReturnType<ServiceQuery>;

/** Sends a call, and makes an answer of whatever comes back. */
export const ask = async <T>(sendEndpoint: Send, endpoint: AnyEndpoint<T>): Promise<{ data: Asked<T> }> => {
  const answer = await sendEndpoint(endpoint);
  // Frozen here, or the store would walk through all of it to freeze every part.
  if (!answer.error) return { data: Object.freeze({ state: 'found', value: answer.data as T }) };
  return {
    data: statusOf(answer.error) === 404 ? { state: 'missing' } : { state: 'failed', error: answer.error },
  };
};
