import { isPortalAdministrator, isUserManager, parseRole } from '@open-discovery/roles';
import type { Role, RoleNames } from '@open-discovery/roles';

/** Roles that only a portal administrator may give and take: whoever has them could give themselves any other. */
const ADMINISTRATORS_ONLY: ReadonlySet<Role['kind']> = new Set(['portal-administrator', 'user-manager']);
/** Roles that everybody has by logging in or not. */
const NOT_GRANTED: ReadonlySet<Role['kind']> = new Set(['anonymous', 'registered-user']);

/** Whether a text is a role that can be given to somebody. */
export const isGrantable = (name: string): boolean => {
  const role = parseRole(name);
  return role !== null && !NOT_GRANTED.has(role.kind);
};

/**
 * The first role that a holder of `roles` may not give or take; null when they may change all of them. Asked of those
 * who may manage roles at all: `roles.manage` in access/permissions.ts.
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
