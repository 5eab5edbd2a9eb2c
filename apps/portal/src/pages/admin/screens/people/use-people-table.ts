import { BYTE_ORDER_MARK, formatCsv } from '@open-discovery/export-formats/csv';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { Person } from './people-calls.ts';
import { useNamedRoleText } from './use-named-role-text.ts';

/** Returns the function that formats users as CSV: a row for each of them, with their roles in words. */
export const usePeopleTable = (): ((people: readonly Person[]) => string) => {
  const t = useMessages();
  const roleText = useNamedRoleText();
  const rolesOf = (roles: readonly string[]): string => roles.map((role) => roleText(role)).join('; ');
  return (people) =>
    BYTE_ORDER_MARK +
    formatCsv([
      [
        ...[t('people.column-name'), t('people.column-email'), t('people.role-id')],
        ...[t('people.column-provider'), t('people.column-granted'), t('people.column-seen')],
      ],
      ...people.map(({ name, email, id, providerRoles, roles, lastSeen }) => [
        ...[name, email, id, rolesOf(providerRoles), rolesOf(roles), lastSeen],
      ]),
    ]);
};
