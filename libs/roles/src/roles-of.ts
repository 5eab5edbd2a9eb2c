import { OPEN_AIRE_ENTITLEMENTS, parseEntitlement, type EntitlementSource } from './parse-entitlement.ts';

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string' && item !== '') : [];

/** The two places of the login service's answer where roles can stand. */
export interface RoleSources {
  roles?: unknown;
  edu_person_entitlements?: unknown;
}

/**
 * The role names of a user: those of `roles` if the answer has that field, else those behind its entitlements.
 * Whatever is not a text or not an entitlement of this source is left out. Spec §3, §6.
 *
 * @example
 * rolesOf({ roles: ['REGISTERED_USER', 7] }); // ['REGISTERED_USER']
 */
export const rolesOf = (
  { roles, edu_person_entitlements: entitlements }: RoleSources,
  source: EntitlementSource = OPEN_AIRE_ENTITLEMENTS,
): string[] => {
  if (roles !== undefined && roles !== null) return [...new Set(texts(roles))];
  const names = texts(entitlements).flatMap((entitlement) => parseEntitlement(entitlement, source) ?? []);
  return [...new Set(names)];
};
