import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { screenAddress } from '../../screen-address.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { Invitations } from './invitations.tsx';
import { RoleLog } from './role-log.tsx';
import { Users } from './users.tsx';

const PARTS = { users: Users, invitations: Invitations, log: RoleLog } as const;
type Part = keyof typeof PARTS;
const PART_NAMES: readonly Part[] = ['users', 'invitations', 'log'];

const partAddress = (part: Part): string =>
  part === 'users' ? screenAddress('people') : `${screenAddress('people')}/${part}`;

/** The users with their roles, the invitations, and the log of roles, each at its own address. */
export const PeopleScreen = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const [segment] = useScreenPath();
  const part = PART_NAMES.find((name) => name === segment) ?? 'users';
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
            onClick={() => void navigate(partAddress(name), { preventScrollReset: true })}
          >
            {t(`people.${name}`)}
          </button>
        ))}
      </div>
      <Content />
    </>
  );
};
