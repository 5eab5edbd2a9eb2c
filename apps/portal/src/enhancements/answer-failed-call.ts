import { authorizationFailure, describeHttpError, endsLogin } from '@open-discovery/http';
import type { AuthorizationFailure } from '@open-discovery/http';
import type { FailedCall } from '@open-discovery/portal-state';
import { USER_INFO_PATH, userInfoAddress } from '../session/reasons.ts';
import type { Reason } from '../session/reasons.ts';

/** What the browser can do about a failed call. */
export interface Consequences {
  /** Forgets who is logged in, and the token. */
  readonly forgetUser: () => void;
  readonly goTo: (address: string) => void;
  /** Where the visitor wants to be: the address of the navigation under way, else the one that is shown. */
  readonly wantedAddress: () => string;
  readonly log: (line: string) => void;
}

const REASON_OF = {
  notLoggedIn: 'notLoggedIn',
  notAuthorized: 'notAuthorized',
} as const satisfies Record<AuthorizationFailure, Reason>;

/** What a failed call means beyond its caller. Spec §4 "Authorization failures", §8. */
export const answerFailedCall = (
  { service, method, address, error }: FailedCall,
  { forgetUser, goTo, wantedAddress, log }: Consequences,
): void => {
  if (error.kind === 'timeout') log(describeHttpError(address, error));
  if (endsLogin(error, { service, method })) forgetUser();
  const failure = authorizationFailure(error, service);
  if (failure === null) return;
  if (failure === 'notLoggedIn') forgetUser();
  const wanted = wantedAddress();
  // One page makes several calls; the first that is refused leads there, and the others have nothing to add.
  if (!wanted.startsWith(USER_INFO_PATH)) goTo(userInfoAddress(REASON_OF[failure], wanted));
};
