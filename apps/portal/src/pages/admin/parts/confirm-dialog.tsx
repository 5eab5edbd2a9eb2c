import type { ReactNode } from 'react';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** Describes the effect. */
  readonly children: ReactNode;
  /** The words of the button that does it. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that is hard to undo. */
export const ConfirmDialog = ({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) => {
  const t = useMessages();
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div className="admin-dialog">
        {children}
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {confirm}
          </button>
        </div>
      </div>
    </ModalDialog>
  );
};
