import { rolesOf, toUser } from '@open-discovery/roles';
import { z } from 'zod';
import type { IdentitySettings } from './identity-settings.ts';

const LONGEST_TEXT = 500;
const MOST_ROLES = 1_000;

const text = z.string().max(LONGEST_TEXT).nullable().catch(null);
const texts = z.array(z.string().max(LONGEST_TEXT)).max(MOST_ROLES).catch([]);

/** What we keep of what the provider says of a user; a field that is not of its shape is as if it were not there. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(LONGEST_TEXT),
  given_name: text,
  family_name: text,
  email: text,
  name: text,
  /** Roles that the provider names, by themselves or by entitlements. */
  roles: texts,
  edu_person_entitlements: texts,
});
export type Claims = z.output<typeof claimsSchema>;

export type ClaimNames = Pick<
  IdentitySettings,
  'OIDC_ROLES_CLAIM' | 'OIDC_ENTITLEMENTS_CLAIM' | 'OIDC_ENTITLEMENT_SOURCE'
>;

/** The claims of an ID token or of user info; null when they name nobody. */
export const toClaims = (
  given: Readonly<Record<string, unknown>>,
  { OIDC_ROLES_CLAIM, OIDC_ENTITLEMENTS_CLAIM, OIDC_ENTITLEMENT_SOURCE }: ClaimNames,
): Claims | null => {
  const roles = given[OIDC_ROLES_CLAIM];
  const entitlements = given[OIDC_ENTITLEMENTS_CLAIM];
  const parsed = claimsSchema.safeParse({
    ...given,
    roles: rolesOf({ roles, edu_person_entitlements: entitlements }, OIDC_ENTITLEMENT_SOURCE),
    edu_person_entitlements: entitlements,
  });
  return parsed.success && toUser(parsed.data) !== null ? parsed.data : null;
};
