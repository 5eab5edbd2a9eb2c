import { useDeferredValue, useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useConsole } from '../../console-context.tsx';
import { AskingButton } from '../../parts/asking-button.tsx';
import { useContent } from '../../use-content.ts';
import { ListSearch } from '../../parts/list/list-search.tsx';
import { PagedList } from '../../parts/list/paged-list.tsx';
import { useListPlace } from '../../parts/list/use-list-place.ts';
import { changeRole, getPeople } from './people-calls.ts';
import type { Person } from './people-calls.ts';
import { RolePicker } from './role-picker.tsx';
import { SavePeople } from './save-people.tsx';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';
import type { ChangeWithNote } from '../../parts/use-change-with-note.tsx';
import { useNamedRoleText } from './use-named-role-text.ts';

/** The users who have logged in so far, with a search and their roles. */
export const Users = () => {
  const t = useMessages();
  const [{ words, page }, go] = useListPlace(t('people.users'), 1);
  const [role, setRole] = useState<string | null>(null);
  const search = useDeferredValue(words);
  const content = useContent(getPeople({ search, role }, page));
  const sending = useChangeWithNote();
  const { user } = useConsole();
  return (
    <>
      <p>{t('people.users-lead')}</p>
      <ListSearch
        label={t('people.search')}
        words={words}
        onChange={(text) => go({ words: text, page: 1 })}
      />
      <RolePicker
        user={user}
        optional={{ label: t('people.role-filter'), none: t('people.role-any') }}
        onChange={(next) => {
          setRole(next);
          go({ words, page: 1 });
        }}
      />
      {(content.value?.total ?? 0) > 0 && <SavePeople filter={{ search, role }} />}
      {sending.note}
      <PagedList
        label={t('people.users')}
        content={content}
        page={page}
        onPage={(next) => go({ words, page: next })}
        keyOf={(person) => person.id}
        empty={t('people.users-none')}
      >
        {(person) => <PersonEntry person={person} sending={sending} />}
      </PagedList>
    </>
  );
};

interface PersonEntryProps {
  readonly person: Person;
  readonly sending: ChangeWithNote;
}

const REGISTERED = 'REGISTERED_USER';

const PersonEntry = ({ person, sending }: PersonEntryProps) => {
  const t = useMessages();
  const { language } = usePortal();
  const roleText = useNamedRoleText();
  const [isGiving, setGiving] = useState(false);
  const { id, name, email, lastSeen, roles } = person;
  const providerRoles = person.providerRoles.filter((role) => role !== REGISTERED);
  return (
    <>
      <p>
        <strong>{name}</strong> <span className="soft">{email}</span>
      </p>
      <p className="soft small">
        {t('people.last-seen', {
          date: new Date(lastSeen).toLocaleDateString(language, { dateStyle: 'medium' }),
        })}
        {' · '}
        {id}
      </p>
      {providerRoles.length > 0 && (
        <p className="small">
          {t('people.from-provider', { roles: providerRoles.map(roleText).join(', ') })}
        </p>
      )}
      <div className="row">
        {roles.map((role) => (
          <OwnRole key={role} person={person} role={role} sending={sending} />
        ))}
        <button
          type="button"
          className="btn"
          aria-label={t('people.give-to', { name })}
          onClick={() => setGiving(true)}
        >
          {t('people.give')}
        </button>
      </div>
      {isGiving && <GiveDialog person={person} sending={sending} onClose={() => setGiving(false)} />}
    </>
  );
};

const OwnRole = ({ person: { id, name }, role, sending }: PersonEntryProps & { readonly role: string }) => {
  const t = useMessages();
  const text = useNamedRoleText()(role);
  return (
    <AskingButton
      className="chip"
      name={t('people.take-from', { name, role: text })}
      text={
        <>
          {text} <span aria-hidden="true">×</span>
        </>
      }
      title={t('people.take-title', { role: text })}
      confirm={t('people.take')}
      onConfirm={() =>
        void sending.send(changeRole('revoke', id, role), t('people.taken', { name, role: text }))
      }
    >
      <p>{t('people.take-text', { name, role: text })}</p>
    </AskingButton>
  );
};

const GiveDialog = ({
  person: { id, name },
  sending,
  onClose,
}: PersonEntryProps & { readonly onClose: () => void }) => {
  const t = useMessages();
  const { user } = useConsole();
  const roleText = useNamedRoleText();
  const [role, setRole] = useState<string | null>(null);
  return (
    <ModalDialog title={t('people.give-to', { name })} onClose={onClose}>
      <form
        className="admin-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (role === null) return;
          void sending.send(changeRole('grant', id, role), t('people.given', { name, role: roleText(role) }));
          onClose();
        }}
      >
        <RolePicker user={user} onChange={setRole} />
        <p>{t('people.give-text')}</p>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <button type="submit" className="btn primary" aria-disabled={role === null}>
            {t('people.give')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
};
