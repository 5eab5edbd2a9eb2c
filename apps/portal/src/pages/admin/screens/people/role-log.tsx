import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { SearchedList } from '../../parts/list/searched-list.tsx';
import { useTime } from '../../parts/use-time.ts';
import { getRoleLog } from './people-calls.ts';
import { useNamedRoleText } from './use-named-role-text.ts';

/** The log of roles: who gave, took, offered and accepted which one, and when. */
export const RoleLog = () => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const time = useTime({ dateStyle: 'medium' });
  const roleText = useNamedRoleText();
  return (
    <SearchedList
      label={t('people.log')}
      search={t('people.search')}
      read={({ search = '', page }) => getRoleLog(search, page)}
      keyOf={({ at, action }, index) => `${at} ${action} ${index}`}
      empty={t('people.log-none')}
    >
      {({ at, action, role, by, byName, user, userName, email }) => (
        <p>
          <time dateTime={at}>{time(at)}</time>
          {' · '}
          {byName ?? by} · {t('people.entry', { action: optional(`people.action-${action}`, action) })}{' '}
          <strong>{roleText(role)}</strong>
          {(user ?? email) !== null && user !== by && ` → ${userName ?? user ?? email ?? ''}`}
        </p>
      )}
    </SearchedList>
  );
};
