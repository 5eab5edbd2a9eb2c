import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';

/** Reports whether the API refused the request, rather than failing to answer it. */
export const isRefusal = (error: HttpError): boolean => statusOf(error) >= 400 && statusOf(error) < 500;

/** Returns the status of a page whose query failed: 400 when the query was refused, otherwise 503. */
export const failureStatus = (error: HttpError): number => (isRefusal(error) ? 400 : 503);
