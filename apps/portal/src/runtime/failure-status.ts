import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';

const TOO_MANY = 429;
/** Bad Request, Content Too Large, URI Too Long, Unprocessable Content, Request Header Fields Too Large. */
const REFUSALS: readonly number[] = [400, 413, 414, 422, 431];

/** Reports whether the visitor, or the network that they share, has sent too many requests. */
export const isTooMany = (error: HttpError): boolean => statusOf(error) === TOO_MANY;

/** Reports whether the API refused the request because of its content, not because of who sent it or because of a failure. */
export const isRefusal = (error: HttpError): boolean => REFUSALS.includes(statusOf(error));

/** Returns the status of a page whose query failed: 400 or 429 when the query was refused, otherwise 503. */
export const failureStatus = (error: HttpError): number => {
  if (isTooMany(error)) return TOO_MANY;
  return isRefusal(error) ? 400 : 503;
};
