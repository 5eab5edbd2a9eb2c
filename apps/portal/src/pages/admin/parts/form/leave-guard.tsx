import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useLeaveBlocker } from '../use-leave-blocker.ts';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Forgets the unsaved work. */
  readonly discard: () => void;
}

/** Warns before unsaved work is left: by a link, by the browser's buttons, or by closing the tab. */
export const LeaveGuard = ({ isDirty, discard }: LeaveGuardProps) => {
  const t = useMessages();
  const blocker = useLeaveBlocker(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog title={t('admin.leave-title')} onClose={() => blocker.reset()}>
      <div className="admin-dialog">
        <p>{t('admin.leave-text')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => blocker.reset()}>
            {t('admin.leave-stay')}
          </button>
          <button type="button" className="btn" onClick={() => blocker.proceed()}>
            {t('admin.leave-keep')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              discard();
              blocker.proceed();
            }}
          >
            {t('admin.leave-discard')}
          </button>
        </div>
      </div>
    </ModalDialog>
  );
};
