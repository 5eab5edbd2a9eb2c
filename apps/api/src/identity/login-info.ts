import { REGISTERED_USER, toUser } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import { z } from 'zod';
import { markerOf } from './secrets.ts';
import type { Session } from './session/session.ts';

/** The response of the login service. Spec §7 "Identity". */
export const loginInfoSchema = z.object({
  sub: z.string().describe('Subject at the provider'),
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  roles: z.array(z.string()).describe('Names of all roles: those of the provider and those granted here'),
  edu_person_entitlements: z.array(z.string()).describe('Entitlements from the provider'),
  exp_date: z.int().describe('Latest end of the session, in seconds since 1970'),
  accessToken: z.string().describe('Value of the readable cookie; it grants no access'),
  refreshToken: z.null().describe('Always null: it never leaves the server'),
});
export type LoginInfo = z.output<typeof loginInfoSchema>;

/** Returns all roles of a logged-in user, who is always a registered user. */
const allRoles = (session: Session, granted: readonly string[]): string[] => [
  ...new Set([...session.claims.roles, ...granted, REGISTERED_USER]),
];

/** Creates the response about the logged-in user. `granted` are the roles granted here. */
export const toLoginInfo = (session: Session, granted: readonly string[]): LoginInfo => {
  const { sub, given_name, family_name, email, name, edu_person_entitlements } = session.claims;
  return {
    sub,
    given_name,
    family_name,
    email,
    name,
    roles: allRoles(session, granted),
    edu_person_entitlements,
    exp_date: Math.floor(session.expiresAtMs / 1_000),
    accessToken: markerOf(session.secret),
    refreshToken: null,
  };
};

/** Returns the user of a session. `granted` are the roles granted here. */
export const userOf = (session: Session, granted: readonly string[]): User | null =>
  toUser({ ...session.claims, roles: allRoles(session, granted) });
