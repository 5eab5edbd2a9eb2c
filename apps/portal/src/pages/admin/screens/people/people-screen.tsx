import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Invitations } from './invitations.tsx';
import { RoleLog } from './role-log.tsx';
import { Users } from './users.tsx';

const PARTS = { users: Users, invitations: Invitations, log: RoleLog } as const;
type Part = keyof typeof PARTS;
const PART_NAMES: readonly Part[] = ['users', 'invitations', 'log'];

/** The users with their roles, the invitations, and the log of roles. */
export const PeopleScreen = () => {
  const t = useMessages();
  const [part, setPart] = useState<Part>('users');
  const Content = PARTS[part];
  return (
    <>
      <div className="row" role="group" aria-label={t('admin.people')}>
        {PART_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={name === part ? 'btn primary' : 'btn'}
            aria-pressed={name === part}
            onClick={() => setPart(name)}
          >
            {t(`people.${name}`)}
          </button>
        ))}
      </div>
      <Content />
    </>
  );
};
