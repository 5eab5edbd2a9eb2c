import { getPortalOutlines } from '@open-discovery/admin-client';
import { parseRole, stakeholderTypeOf } from '@open-discovery/roles';
import { useRoleText } from '../../../../components/role-text/use-role-text.ts';
import { useContent } from '../../use-content.ts';

/** Returns the function that says in words what a role name means, with the name of what a manager or member belongs to. */
export const useNamedRoleText = (): ((name: string) => string) => {
  const roleText = useRoleText();
  const { value: portals } = useContent(getPortalOutlines());
  const nameOf = (roleName: string): string | undefined => {
    const role = parseRole(roleName);
    if (role === null || !('id' in role)) return undefined;
    // Roles ignore the case of an id.
    const isMeant = (pid: string): boolean => pid.toLowerCase() === role.id.toLowerCase();
    return portals?.find(({ pid, type }) => isMeant(pid) && stakeholderTypeOf(type) === role.type)?.name;
  };
  return (name) => roleText(name, nameOf(name));
};
