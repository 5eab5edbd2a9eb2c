import type { LoginCookies } from '../login-cookies.ts';
import type { Invitations } from '../people/invitations.ts';
import type { PeopleStore } from '../people/people-store.ts';
import type { ReadRoleLog } from '../people/role-log.ts';
import type { OpenIdLogin } from '../provider/open-id-login.ts';
import type { RoleGrants } from '../roles/role-grants.ts';
import type { CurrentSession } from '../session/current-session.ts';
import type { LoginAttempts } from '../session/login-attempts.ts';
import type { SessionStore } from '../session/session-store.ts';

export interface LoginDependencies {
  readonly cookies: LoginCookies;
  readonly sessions: SessionStore;
  readonly attempts: LoginAttempts;
  readonly provider: OpenIdLogin;
  readonly grants: RoleGrants;
  readonly people: PeopleStore;
  readonly invitations: Invitations;
  readonly readRoleLog: ReadRoleLog;
  readonly currentSession: CurrentSession;
  /** The maximum duration of a session. */
  readonly lifeMs: number;
}
