import { REGISTERED_USER, toUser } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import { z } from 'zod';
import { markerOf } from './secrets.ts';
import type { Session } from './session/session.ts';

/** The login service's answer. Spec §7 "Identity". */
export const loginInfoSchema = z.object({
  sub: z.string().describe('Subject at the provider'),
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  roles: z.array(z.string()).describe('Names of all roles: the provider’s, and those given here'),
  edu_person_entitlements: z.array(z.string()).describe('As the provider gave them'),
  exp_date: z.int().describe('When the session ends at the latest, in seconds since 1970'),
  accessToken: z.string().describe('Value of the readable cookie; entitles to nothing'),
  refreshToken: z.null().describe('Never leaves the server'),
});
export type LoginInfo = z.output<typeof loginInfoSchema>;

/** All roles of somebody who is logged in: having logged in is having an account. */
const allRoles = (session: Session, granted: readonly string[]): string[] => [
  ...new Set([...session.claims.roles, ...granted, REGISTERED_USER]),
];

/** What the one who is logged in is told of themselves; `granted` are the roles given here. */
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

/** The user behind a session, as everything else on this server knows them. */
export const userOf = (session: Session, granted: readonly string[]): User | null =>
  toUser({ ...session.claims, roles: allRoles(session, granted) });
