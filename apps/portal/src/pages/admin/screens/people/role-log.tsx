import { useDeferredValue } from 'react';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useContent } from '../../use-content.ts';
import { ListSearch } from '../../parts/list/list-search.tsx';
import { PagedList } from '../../parts/list/paged-list.tsx';
import { useListPlace } from '../../parts/list/use-list-place.ts';
import { getRoleLog } from './people-calls.ts';
import { useNamedRoleText } from './use-named-role-text.ts';

/** Who gave, took, offered and accepted which role, and when. */
export const RoleLog = () => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const { language } = usePortal();
  const roleText = useNamedRoleText();
  const [{ words, page }, go] = useListPlace(t('people.log'), 1);
  const search = useDeferredValue(words);
  const content = useContent(getRoleLog(search, page));
  const isEmpty = words === '' && content.value?.total === 0;
  return (
    <>
      {!isEmpty && (
        <ListSearch
          label={t('people.search')}
          words={words}
          onChange={(text) => go({ words: text, page: 1 })}
        />
      )}
      <PagedList
        label={t('people.log')}
        content={content}
        page={page}
        onPage={(next) => go({ words, page: next })}
        keyOf={({ at, action }, index) => `${at} ${action} ${index}`}
        empty={t(isEmpty ? 'people.log-none' : 'admin.list-no-match')}
      >
        {({ at, action, role, by, byName, user, userName, email }) => (
          <p>
            <time dateTime={at}>
              {new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {' · '}
            {byName ?? by} · {t('people.entry', { action: optional(`people.action-${action}`, action) })}{' '}
            <strong>{roleText(role)}</strong>
            {(user ?? email) !== null && user !== by && ` → ${userName ?? user ?? email ?? ''}`}
          </p>
        )}
      </PagedList>
    </>
  );
};
