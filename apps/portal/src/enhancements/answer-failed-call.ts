import { authorizationFailure, describeHttpError, endsLogin } from '@open-discovery/http';
import type { AuthorizationFailure } from '@open-discovery/http';
import type { FailedCall } from '@open-discovery/portal-state';
import { USER_INFO_PATH, userInfoAddress } from '../session/reasons.ts';
import type { Reason } from '../session/reasons.ts';

/** The effects that a failed call can have on the page. */
export interface Consequences {
  /** Clears the user and the access-token cookie. */
  readonly forgetUser: () => void;
  readonly goTo: (address: string) => void;
  /** Returns the address that the visitor has requested: that of the pending navigation, or the current one. */
  readonly wantedAddress: () => string;
  readonly log: (line: string) => void;
}

const REASON_OF = {
  notLoggedIn: 'notLoggedIn',
  notAuthorized: 'notAuthorized',
} as const satisfies Record<AuthorizationFailure, Reason>;

/**
 * Applies the consequences that a failed call has beyond its caller. Spec §4 "Authorization failures", §8.
 */
export const answerFailedCall = (
  { service, method, address, error }: FailedCall,
  { forgetUser, goTo, wantedAddress, log }: Consequences,
): void => {
  const failure = authorizationFailure(error, service);
  if (error.kind === 'timeout' || (service === 'adminTool' && failure === null))
    log(describeHttpError(address, error));
  if (endsLogin(error, { service, method })) forgetUser();
  if (failure === null) return;
  if (failure === 'notLoggedIn') forgetUser();
  const wanted = wantedAddress();
  // A page makes several calls: only the first refused one redirects.
  if (!wanted.startsWith(USER_INFO_PATH)) goTo(userInfoAddress(REASON_OF[failure], wanted));
};
