import { deletePortals } from '@open-discovery/admin-client';
import type { AdminPortal } from '@open-discovery/model';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { DeleteButton } from './delete-button.tsx';

interface DeletePortalProps {
  readonly item: AdminPortal;
  /** The text of the button, such as “Delete this community”. */
  readonly label: string;
  /** A sentence that lists what is deleted with it. */
  readonly effect: string;
  readonly onDeleted: () => void;
}

/** A button that deletes a community or stakeholder after a question. The portal of the console itself has none. */
export const DeletePortal = ({ item, label, effect, onDeleted }: DeletePortalProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  if (item.pid === configuration.pid) return null;
  return (
    <DeleteButton
      label={label}
      title={t('admin.delete-title', { name: item.name })}
      request={deletePortals(item.type, [item._id])}
      onDeleted={onDeleted}
    >
      <p>{effect}</p>
    </DeleteButton>
  );
};
