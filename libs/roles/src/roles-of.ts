import { isText } from './is-text.ts';
import { OPEN_AIRE_ENTITLEMENTS, parseEntitlement, type EntitlementSource } from './parse-entitlement.ts';

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item): item is string => isText(item) && item !== '') : [];

/** The two fields of the login service's response that can contain roles. */
export interface RoleSources {
  roles?: unknown;
  edu_person_entitlements?: unknown;
}

/**
 * Returns the role names of a user: those of `roles` if the response has that field, otherwise those of its
 * entitlements. Values that are not text or not an entitlement of this source are left out; without a response there
 * are none. Spec §3, §6.
 * @example
 * rolesOf({ roles: ['REGISTERED_USER', 7] }); // ['REGISTERED_USER']
 */
export const rolesOf = (
  loginInfo: RoleSources | null | undefined,
  source: EntitlementSource = OPEN_AIRE_ENTITLEMENTS,
): string[] => {
  const { roles, edu_person_entitlements: entitlements } = loginInfo ?? {};
  if (roles !== undefined && roles !== null) return [...new Set(texts(roles))];
  const names = texts(entitlements).flatMap((entitlement) => parseEntitlement(entitlement, source) ?? []);
  return [...new Set(names)];
};
