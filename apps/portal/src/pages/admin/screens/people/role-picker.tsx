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
import { useState } from 'react';
import { useRoleText } from '../../../../components/role-text/use-role-text.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
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
      <SelectField
        name="role"
        label={optional?.label ?? t('people.role')}
        isRequired={!optional}
        value={choice}
        problem={null}
        options={[
          ['', optional?.none ?? t('people.role-choose')],
          ...fixedRoles(user).map((role) => [role, roleText(role)] as const),
          ...SCOPED.flatMap((one) =>
            STAKEHOLDER_TYPES.map(
              (of) => [`${PREFIX}${one} ${of}`, t(`people.role-${one}-of-${of}`)] as const,
            ),
          ),
        ]}
        onChange={(next) => choose(next, scopeId)}
      />
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
