import {
  CURATOR_CLAIM,
  curatorRole,
  formatRole,
  PORTAL_ADMINISTRATOR,
  STAKEHOLDER_TYPES,
  USER_MANAGER,
} from '@open-discovery/roles';
import type { StakeholderType, User } from '@open-discovery/roles';
import { isPortalAdministrator } from '@open-discovery/roles';
import { useId, useState } from 'react';
import { useRoleText } from '../../../../components/role-text/use-role-text.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { RequiredMark } from '../../parts/fields/field.tsx';
import { ScopeField } from './scope-field.tsx';

const SCOPED = ['manager', 'member'] as const;
const PREFIX = 'of:';

/** Returns the roles without an id that a user may give. */
const fixedRoles = ({ role }: User): readonly string[] => [
  ...(isPortalAdministrator(role) ? [PORTAL_ADMINISTRATOR, USER_MANAGER] : []),
  CURATOR_CLAIM,
  ...STAKEHOLDER_TYPES.flatMap((type) => curatorRole(type) ?? []),
];

interface RolePickerProps {
  readonly user: User;
  /** Called with the name of the chosen role; null while the choice is incomplete. */
  readonly onChange: (role: string | null) => void;
  /** The words of a choice that may stay empty: its label, and what it means without a role. */
  readonly optional?: { readonly label: string; readonly none: string };
}

/** Fields that choose a role: a fixed one, or manager or member of something. */
export const RolePicker = ({ user, onChange, optional }: RolePickerProps) => {
  const t = useMessages();
  const roleText = useRoleText();
  const id = useId();
  const [choice, setChoice] = useState('');
  const [scopeId, setScopeId] = useState('');
  const [, type] = choice.startsWith(PREFIX) ? choice.slice(PREFIX.length).split(' ') : [];
  const choose = (nextChoice: string, nextId: string): void => {
    setChoice(nextChoice);
    setScopeId(nextId);
    onChange(roleOf(nextChoice, nextId.trim()));
  };
  return (
    <>
      <div className="admin-field">
        <div className="admin-label">
          <label htmlFor={`${id}-role`}>{optional?.label ?? t('people.role')}</label>
          {!optional && <RequiredMark />}
        </div>
        <select
          id={`${id}-role`}
          required={!optional}
          value={choice}
          onChange={({ target }) => choose(target.value, scopeId)}
        >
          <option value="">{optional?.none ?? t('people.role-choose')}</option>
          {fixedRoles(user).map((role) => (
            <option key={role} value={role}>
              {roleText(role)}
            </option>
          ))}
          {SCOPED.flatMap((one) =>
            STAKEHOLDER_TYPES.map((of) => (
              <option key={`${one} ${of}`} value={`${PREFIX}${one} ${of}`}>
                {t(`people.role-${one}-of-${of}`)}
              </option>
            )),
          )}
        </select>
      </div>
      {isStakeholderType(type) && (
        <ScopeField type={type} value={scopeId} onChange={(next) => choose(choice, next)} />
      )}
    </>
  );
};

const isStakeholderType = (text: string | undefined): text is StakeholderType =>
  STAKEHOLDER_TYPES.some((type) => type === text);

/** Returns the name of the chosen role; null for an incomplete choice. */
const roleOf = (choice: string, id: string): string | null => {
  if (!choice.startsWith(PREFIX)) return choice === '' ? null : choice;
  const [kind, type] = choice.slice(PREFIX.length).split(' ');
  const scoped = SCOPED.find((one) => one === kind);
  return scoped && isStakeholderType(type) ? formatRole({ kind: scoped, type, id }) : null;
};
