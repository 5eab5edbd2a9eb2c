import { LIMITS } from '../graph/parameters/limits.ts';
import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { mapOperations, mapValues } from './operations.ts';

/** Failures that any request can have. */
const OF_ALL = {
  400: 'The request is invalid; the message explains it',
  408: 'The request did not arrive in time',
  414: `The address is longer than ${LIMITS.urlChars} characters`,
  417: 'The request expects something other than 100-continue',
  429: 'The caller sent too many requests; Retry-After is the number of seconds to wait',
  431: 'The headers of the request are too large',
  500: 'The server failed',
};

/** Failures of requests that may have a body, which is read even where none is needed. */
const OF_BODIES = {
  413: 'The body is too large',
  415: 'The body does not have a supported media type, or is compressed',
  501: 'The transfer coding of the body is not chunked',
};

const described = (descriptions: Readonly<Record<number, string>>): Json =>
  Object.fromEntries(Object.entries(descriptions).map(([status, description]) => [status, { description }]));

const isFailure = (status: string): boolean => Number(status) >= 400;

/**
 * Adds the failures that every operation of an OpenAPI document can have, and the schema of their body wherever a
 * failure has none.
 */
export const addCommonFailures = (document: Json, errorSchema: Json): Json => {
  const content = { 'application/json': { schema: errorSchema } };
  return mapOperations(document, (operation, { method }) => {
    const own = isObject(operation['responses']) ? operation['responses'] : {};
    const all = {
      ...described(OF_ALL),
      ...(method === 'get' ? {} : described(OF_BODIES)),
      ...own,
    };
    const responses = mapValues(all, (response, status) =>
      isFailure(status) && !('content' in response) ? { ...response, content } : response,
    );
    return { ...operation, responses };
  });
};
