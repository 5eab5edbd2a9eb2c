import { getPortalOutlines } from '@open-discovery/admin-client';
import type { PortalKey } from '@open-discovery/admin-client';
import { useId, useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';

interface PortalFieldProps {
  /** Called with the portal whose id is typed; null without an id, and while it is incomplete. */
  readonly onChange: (portal: PortalKey | null) => void;
}

/** A field for the id of a portal. It offers the ids, with their names, that contain what is typed. */
export const PortalField = ({ onChange }: PortalFieldProps) => {
  const t = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const portals = useContent(getPortalOutlines()).value ?? [];
  const find = (typed: string) =>
    portals.find(({ pid }) => pid.toLowerCase() === typed.trim().toLowerCase()) ?? null;
  const isUnknown = text.trim() !== '' && find(text) === null;
  return (
    <div className="admin-field">
      <label htmlFor={id}>{t('admin-log.portal')}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        list={`${id}-known`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const found = find(target.value);
          onChange(found && { type: found.type, pid: found.pid });
        }}
      />
      <datalist id={`${id}-known`}>
        {portals.map(({ pid, name }) => (
          <option key={pid} value={pid}>
            {name}
          </option>
        ))}
      </datalist>
      <p role="status" className="soft small">
        {isUnknown && t('admin-log.portal-unknown')}
      </p>
    </div>
  );
};
