import { getPortalOutlines } from '@open-discovery/admin-client';
import { parseRole, stakeholderTypeOf } from '@open-discovery/roles';
import { useMemo } from 'react';
import { useRoleText } from '../../../../components/role-text/use-role-text.ts';
import { useContent } from '../../use-content.ts';

/** Roles ignore the case of an id. */
const keyOf = (type: string | null, id: string): string => `${type ?? ''} ${id.toLowerCase()}`;

/** Returns the function that says in words what a role name means, with the name of what a manager or member belongs to. */
export const useNamedRoleText = (): ((name: string) => string) => {
  const roleText = useRoleText();
  const { value: portals } = useContent(getPortalOutlines());
  const names = useMemo(
    () => new Map(portals?.map(({ type, pid, name }) => [keyOf(stakeholderTypeOf(type), pid), name])),
    [portals],
  );
  return (name) => {
    const role = parseRole(name);
    return roleText(name, role !== null && 'id' in role ? names.get(keyOf(role.type, role.id)) : undefined);
  };
};
