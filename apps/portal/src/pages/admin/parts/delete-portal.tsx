import { deletePortals } from '@open-discovery/admin-client';
import type { AdminPortal } from '@open-discovery/model';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useChangeContent } from '../use-content.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFailureText } from './use-failure-text.ts';

interface DeletePortalProps {
  readonly item: AdminPortal;
  /** The text of the button, such as “Delete this community”. */
  readonly label: string;
  /** What disappears with it. */
  readonly effect: string;
  readonly onDeleted: () => void;
}

/** A button that deletes a community or stakeholder after a question. */
export const DeletePortal = ({ item, label, effect, onDeleted }: DeletePortalProps) => {
  const t = useMessages();
  const change = useChangeContent();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async (): Promise<void> => {
    const answer = await change(deletePortals(item.type, [item._id]));
    if (answer.ok) onDeleted();
    else setFailure(failureText(answer.error));
  };
  return (
    <>
      <p>
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {label}
        </button>
      </p>
      <div role="alert">{failure && <p className="admin-problem">{failure}</p>}</div>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.delete-title', { name: item.name })}
          confirm={label}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{effect}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
