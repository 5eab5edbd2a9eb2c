import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';

/** The reasons that the page explains. */
const EXPLAINED = [
  'forbidden',
  'limited',
  'notConnected',
  'refused',
  'revoked',
  'timeout',
  'unavailable',
  'unknown',
] as const;

/** The reason of a failure: ORCID's part, an ended login, a service that is off, or a portal that does not answer. */
export type Failure = (typeof EXPLAINED)[number] | 'loggedOut' | 'off' | 'portal';

/** Returns the failure of a reason in an answer; `portal` for one that is not known. */
export const failureOfReason = (reason: unknown): Failure =>
  EXPLAINED.find((one) => one === reason) ?? 'portal';

const FAILURE_BY_STATUS: Readonly<Record<number, Failure>> = { 401: 'loggedOut', 404: 'off', 429: 'limited' };

/** Returns the failure of a call. */
export const failureOf = (error: HttpError): Failure => {
  if (error.kind === 'timeout') return 'timeout';
  const { body } = error.kind === 'status' ? error : { body: null };
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : null;
  const explained = failureOfReason(reason);
  return explained === 'portal' ? (FAILURE_BY_STATUS[statusOf(error)] ?? 'portal') : explained;
};

/** Reports whether connecting again helps. */
export const needsConnection = (failure: Failure): boolean =>
  failure === 'revoked' || failure === 'forbidden' || failure === 'notConnected';
