import type { ReactNode } from 'react';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLeaveBlocker } from './use-leave-blocker.ts';

interface LeaveDialogProps {
  readonly isNeeded: boolean;
  readonly title: string;
  readonly text: string;
  /** Creates the buttons that leave. */
  readonly children: (leave: () => void) => ReactNode;
}

/** Asks before a screen is left: by a link or by the browser's buttons. The browser itself asks before the tab is closed. */
export const LeaveDialog = ({ isNeeded, title, text, children }: LeaveDialogProps) => {
  const t = useMessages();
  const blocker = useLeaveBlocker(isNeeded);
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog title={title} onClose={() => blocker.reset()}>
      <div className="admin-dialog">
        <p>{text}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => blocker.reset()}>
            {t('admin.leave-stay')}
          </button>
          {children(() => blocker.proceed())}
        </div>
      </div>
    </ModalDialog>
  );
};
