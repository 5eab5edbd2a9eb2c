import { isPortalAdministrator, isUserManager, parseRole } from '@open-discovery/roles';
import type { Role, RoleNames } from '@open-discovery/roles';

/** Roles that only administrators may change: their holders could grant themselves any other role. */
const ADMINISTRATORS_ONLY: ReadonlySet<Role['kind']> = new Set(['portal-administrator', 'user-manager']);
/** Roles that follow from being logged in or not. */
const NOT_GRANTED: ReadonlySet<Role['kind']> = new Set(['anonymous', 'registered-user']);

/** Reports whether a text is a role that can be granted. */
export const isGrantable = (name: string): boolean => {
  const role = parseRole(name);
  return role !== null && !NOT_GRANTED.has(role.kind);
};

/**
 * Returns the first role that a holder of `roles` may not grant or revoke; null if they may change all of them. The
 * permission `roles.manage` is checked separately.
 */
export const firstForbidden = (roles: RoleNames, changed: readonly string[]): string | null => {
  if (isPortalAdministrator(roles)) return null;
  const mayAny = isUserManager(roles);
  return (
    changed.find((name) => {
      const kind = parseRole(name)?.kind;
      return !mayAny || kind === undefined || ADMINISTRATORS_ONLY.has(kind);
    }) ?? null
  );
};
