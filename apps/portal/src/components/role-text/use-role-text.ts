import { parseRole } from '@open-discovery/roles';
import { useMessages } from '../../../../messages/use-messages.ts';

/** Returns the function that says in words what a role name means. */
export const useRoleText = (): ((name: string) => string) => {
  const t = useMessages();
  return (name) => {
    const role = parseRole(name);
    if (role === null) return name;
    if (role.kind === 'curator') return t(`people.role-curator-${role.type}`);
    if (role.kind === 'manager' || role.kind === 'member')
      return t(`people.role-${role.kind}`, { id: role.id });
    return t(`people.role-${role.kind}`);
  };
};
