import { isCommunityCurator, isManager, isMember, isPortalAdministrator } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import type { Reason } from './reasons.ts';

/** Who wants to open what. */
export interface Visit {
  readonly user: User | null;
  readonly url: URL;
}

/** Lets a visit pass (`null`), or says why it may not. */
export type Guard = (visit: Visit) => Reason | null | Promise<Reason | null>;

const rolesOf = ({ user }: Visit): readonly string[] => user?.role ?? [];
const refuse =
  (reason: Reason, passes: (visit: Visit) => boolean | Promise<boolean>): Guard =>
  async (visit) =>
    (await passes(visit)) ? null : reason;

/** Somebody is logged in. */
export const loggedIn: Guard = refuse('notLoggedIn', ({ user }) => user !== null);

/** Somebody is logged in for what is done here, which others may look at. */
export const loggedInForAction: Guard = refuse('actionRequiresLogin', ({ user }) => user !== null);

/** An administrator of the portal. */
export const administrator: Guard = refuse('notAdmin', (visit) => isPortalAdministrator(rolesOf(visit)));

/** A curator of all communities, or an administrator of the portal. */
export const communityAdministrator: Guard = refuse(
  'notConnectAdmin',
  (visit) => isCommunityCurator(rolesOf(visit)) || isPortalAdministrator(rolesOf(visit)),
);

/** The address has what its page needs. */
export const validAddress = (isValid: (parameters: URLSearchParams) => boolean): Guard =>
  refuse('notValid', ({ url }) => isValid(url.searchParams));

/** The community that the address names exists. */
export const existingCommunity = (
  parameter: string,
  exists: (pid: string) => boolean | Promise<boolean>,
): Guard =>
  refuse('noCommunity', ({ url }) => {
    const pid = url.searchParams.get(parameter) ?? '';
    return pid !== '' && exists(pid);
  });

/** A member or manager of the community that the address names. */
export const subscriber = (parameter: string): Guard =>
  refuse('notSubscriber', (visit) => {
    const pid = visit.url.searchParams.get(parameter) ?? '';
    const roles = rolesOf(visit);
    return pid !== '' && (isMember(roles, 'ri', pid) || isManager(roles, 'ri', pid));
  });

/** Anything else that roles decide. */
export const authorized = (isAuthorized: (roles: readonly string[]) => boolean): Guard =>
  refuse('notAuthorized', (visit) => isAuthorized(rolesOf(visit)));

/** The first reason that a visit may not pass; `null` when every guard lets it. */
export const firstReason = async (guards: readonly Guard[], visit: Visit): Promise<Reason | null> => {
  for (const guard of guards) {
    const reason = await guard(visit);
    if (reason) return reason;
  }
  return null;
};
