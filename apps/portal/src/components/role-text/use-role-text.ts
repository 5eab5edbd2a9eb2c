import { parseRole } from '@open-discovery/roles';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Returns the function that says in words what a role name means. `scopeName` is the name of what a manager or member
 * belongs to; without it, its id is shown. Pages that call it load the texts `role-text`.
 */
export const useRoleText = (): ((name: string, scopeName?: string | null) => string) => {
  const t = useMessages();
  return (name, scopeName) => {
    const role = parseRole(name);
    if (role === null) return name;
    if (role.kind === 'curator') return t(`role.curator-${role.type}`);
    if (role.kind === 'manager' || role.kind === 'member')
      return t(`role.${role.kind}-${role.type}`, { name: scopeName ?? role.id });
    return t(`role.${role.kind}`);
  };
};
