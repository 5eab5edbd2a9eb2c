import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';

/** Whether the API refused what was asked, rather than failing at it. */
export const isRefusal = (error: HttpError): boolean => statusOf(error) >= 400 && statusOf(error) < 500;

/** The status of a page whose answer failed: 400 for what cannot be asked, else 503. */
export const failureStatus = (error: HttpError): number => (isRefusal(error) ? 400 : 503);
