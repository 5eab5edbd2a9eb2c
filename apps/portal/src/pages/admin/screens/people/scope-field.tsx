import { getPortalOutlines } from '@open-discovery/admin-client';
import { stakeholderTypeOf } from '@open-discovery/roles';
import type { StakeholderType } from '@open-discovery/roles';
import { useMessages } from '../../../../messages/use-messages.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useContent } from '../../use-content.ts';

interface ScopeFieldProps {
  readonly type: StakeholderType;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/**
 * A field for the id that a role is about. It offers the ids that there are; others are allowed, because a role may be
 * given before its portal is created.
 */
export const ScopeField = ({ type, value, onChange }: ScopeFieldProps) => {
  const t = useMessages();
  const portals = useContent(getPortalOutlines()).value;
  const known = (portals ?? []).filter((one) => stakeholderTypeOf(one.type) === type);
  // Roles ignore the case of an id.
  const isSame = (pid: string): boolean => pid.toLowerCase() === value.trim().toLowerCase();
  const isUnknown = portals && value.trim() !== '' && !known.some(({ pid }) => isSame(pid));
  return (
    <>
      <TextField
        name="scope"
        label={t('people.role-id')}
        hint={t('people.role-id-hint')}
        value={value}
        problem={null}
        isRequired
        suggestions={known.map(({ pid, name }) => [pid, name])}
        onChange={onChange}
      />
      <p role="status">{isUnknown && t('people.role-id-unknown')}</p>
    </>
  );
};
