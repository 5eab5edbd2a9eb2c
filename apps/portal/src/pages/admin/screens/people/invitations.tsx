import { validateEmail } from '@open-discovery/validators';
import { useEffect, useId, useRef, useState } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { INVITATION_PATH } from '../../../../runtime/paths.ts';
import { useConsole } from '../../console-context.tsx';
import { AskingButton } from '../../parts/asking-button.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { SearchedList } from '../../parts/list/searched-list.tsx';
import { getInvitations, makeInvitation, withdrawInvitation } from './people-calls.ts';
import type { Invitation } from './people-calls.ts';
import { RolePicker } from './role-picker.tsx';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';
import type { ChangeWithNote } from '../../parts/use-change-with-note.tsx';
import { useNamedRoleText } from './use-named-role-text.ts';

const DAYS = [7, 14, 30, 90] as const;

/** Invitations by link: a form that makes one, and the list of those that were made. */
export const Invitations = () => {
  const t = useMessages();
  const sending = useChangeWithNote();
  return (
    <>
      <InvitationForm sending={sending} />
      {sending.note}
      <h2>{t('people.invitations')}</h2>
      <SearchedList
        label={t('people.invitations')}
        search={t('people.invitations-search')}
        read={({ search = '', page }) => getInvitations(search, page)}
        keyOf={({ id }) => id}
        empty={t('people.invitations-none')}
      >
        {(invitation) => <InvitationEntry invitation={invitation} sending={sending} />}
      </SearchedList>
    </>
  );
};

interface Draft {
  readonly email: string;
  readonly note: string;
  readonly days: number;
}

const NEW_DRAFT: Draft = { email: '', note: '', days: 14 };

const isEmailWrong = ({ email }: Draft): boolean => email.trim() !== '' && !validateEmail(email).ok;

const InvitationForm = ({ sending }: { readonly sending: ChangeWithNote }) => {
  const t = useMessages();
  const { origin } = usePortal();
  const { user } = useConsole();
  const [round, setRound] = useState(0);
  const [role, setRole] = useState<string | null>(null);
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [link, setLink] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const cannotMake = role === null || isEmailWrong(draft) || isMaking;
  const make = async () => {
    if (role === null || cannotMake) return;
    setMaking(true);
    const invitation = { ...draft, role, email: draft.email.trim() || null };
    const answer = await sending.send(makeInvitation(invitation), t('people.invitation-made'));
    setMaking(false);
    if (!answer.ok) return;
    setLink(`${origin}${INVITATION_PATH}#${answer.value}`);
    setRole(null);
    setDraft(NEW_DRAFT);
    setRound(round + 1);
  };
  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{t('people.invite')}</h2>
      <p className="soft">{t('people.invite-lead')}</p>
      <RolePicker key={round} user={user} onChange={setRole} />
      <DraftFields draft={draft} onChange={setDraft} />
      <button type="submit" className="btn primary" aria-disabled={cannotMake}>
        {t('people.invite-make')}
      </button>
      {link !== null && <MadeLink link={link} />}
    </form>
  );
};

interface DraftFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const DraftFields = ({ draft, onChange }: DraftFieldsProps) => {
  const t = useMessages();
  const id = useId();
  const { email, note, days } = draft;
  return (
    <>
      <TextField
        name="email"
        kind="email"
        label={t('people.invite-email')}
        value={email}
        problem={isEmailWrong(draft) ? t('validation.email') : null}
        onChange={(text) => onChange({ ...draft, email: text })}
      />
      <SelectField
        name="days"
        label={t('people.invite-days')}
        value={String(days)}
        problem={null}
        options={DAYS.map((count) => [String(count), t('people.days', { count })])}
        onChange={(count) => onChange({ ...draft, days: Number(count) })}
      />
      <div className="admin-field">
        <label htmlFor={id}>{t('people.invite-note')}</label>
        <input
          id={id}
          maxLength={200}
          value={note}
          onChange={({ target }) => onChange({ ...draft, note: target.value })}
        />
      </div>
    </>
  );
};

const MadeLink = ({ link }: { readonly link: string }) => {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The pressed button waits for the next role; the link is what is needed now.
  useEffect(() => field.current?.focus(), [link]);
  return (
    <div className="notice">
      <label htmlFor={id}>{t('people.link')}</label>
      <div className="row">
        <input id={id} ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
        <CopyButton text={link} label={t('people.link-copy')} />
      </div>
      <p className="small">{t('people.link-once')}</p>
    </div>
  );
};

interface InvitationEntryProps {
  readonly invitation: Invitation;
  readonly sending: ChangeWithNote;
}

const InvitationEntry = ({ invitation, sending }: InvitationEntryProps) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const { language } = usePortal();
  const role = useNamedRoleText()(invitation.role);
  const { id, email, note, state, expiresAt } = invitation;
  return (
    <>
      <p>
        <strong>{role}</strong> · {email ?? t('people.anyone')} · {optional(`people.state-${state}`, state)}
      </p>
      <p className="soft small">
        {t('people.until', {
          date: new Date(expiresAt).toLocaleDateString(language, { dateStyle: 'medium' }),
        })}
        {note !== '' && ` · ${note}`}
      </p>
      {state === 'open' && (
        <AskingButton
          name={t('people.withdraw-this', { role, to: email ?? t('people.anyone') })}
          title={t('people.withdraw-title')}
          confirm={t('people.withdraw')}
          onConfirm={() => void sending.send(withdrawInvitation(id), t('people.withdrawn'))}
        >
          <p>{t('people.withdraw-text')}</p>
        </AskingButton>
      )}
    </>
  );
};
