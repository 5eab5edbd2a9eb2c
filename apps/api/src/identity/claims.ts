import { rolesOf, toUser } from '@open-discovery/roles';
import { z } from 'zod';
import type { IdentitySettings } from './identity-settings.ts';

const MAX_TEXT = 500;
const MAX_ROLES = 1_000;

const text = z.string().max(MAX_TEXT).nullable().catch(null);
const texts = z.array(z.string().max(MAX_TEXT)).max(MAX_ROLES).catch([]);

/** The stored claims of a user. An invalid field is treated as missing. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(MAX_TEXT),
  given_name: text,
  family_name: text,
  email: text,
  /** `null` if the provider does not say; some say it in a text. */
  email_verified: z.union([z.boolean(), z.stringbool()]).nullable().catch(null),
  name: text,
  /** Roles from the provider's roles claim or from entitlements. */
  roles: texts,
  edu_person_entitlements: texts,
});
export type Claims = z.output<typeof claimsSchema>;

export type ClaimNames = Pick<
  IdentitySettings,
  'OIDC_ROLES_CLAIM' | 'OIDC_ENTITLEMENTS_CLAIM' | 'OIDC_ENTITLEMENT_SOURCE'
>;

/** Parses the claims of an ID token or of user info; null if they identify no user. */
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
