import { getPortalOutlines } from '@open-discovery/admin-client';
import { stakeholderTypeOf } from '@open-discovery/roles';
import type { StakeholderType } from '@open-discovery/roles';
import { useId } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { RequiredMark } from '../../parts/fields/field.tsx';
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
  const id = useId();
  const known = useContent(getPortalOutlines()).value?.filter((one) => stakeholderTypeOf(one.type) === type);
  // Roles ignore the case of an id.
  const isSame = (pid: string): boolean => pid.toLowerCase() === value.trim().toLowerCase();
  const isUnknown = value.trim() !== '' && known?.every(({ pid }) => !isSame(pid)) === true;
  return (
    <div className="admin-field">
      <div className="admin-label">
        <label htmlFor={`${id}-id`}>{t('people.role-id')}</label>
        <RequiredMark />
      </div>
      <input
        id={`${id}-id`}
        required
        value={value}
        list={`${id}-known`}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-known`}>
        {known?.map(({ pid, name }) => (
          <option key={pid} value={pid}>
            {name}
          </option>
        ))}
      </datalist>
      <p id={`${id}-hint`} className="soft small">
        {t('people.role-id-hint')}
      </p>
      <p role="status">{isUnknown && t('people.role-id-unknown')}</p>
    </div>
  );
};
