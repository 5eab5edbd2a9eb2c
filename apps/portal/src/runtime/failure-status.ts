import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';

const TOO_MANY = 429;

/** Reports whether the visitor, or the network that they share, has sent too many requests. */
export const isTooMany = (error: HttpError): boolean => statusOf(error) === TOO_MANY;

/** Reports whether the API refused the request for what it asks, rather than failing to answer it. */
export const isRefusal = (error: HttpError): boolean =>
  statusOf(error) >= 400 && statusOf(error) < 500 && !isTooMany(error);

/** Returns the status of a page whose query failed: 400 or 429 when the query was refused, otherwise 503. */
export const failureStatus = (error: HttpError): number => {
  if (isTooMany(error)) return TOO_MANY;
  return isRefusal(error) ? 400 : 503;
};
