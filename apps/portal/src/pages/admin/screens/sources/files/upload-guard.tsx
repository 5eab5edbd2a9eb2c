import { ModalDialog } from '../../../../../components/modal-dialog.tsx';
import { useMessages } from '../../../../../messages/use-messages.ts';
import { useLeaveBlocker } from '../../../parts/use-leave-blocker.ts';

/** Warns before files are left that are not stored yet. The screen ends their upload when it is left. */
export const UploadGuard = ({ isNeeded }: { readonly isNeeded: boolean }) => {
  const t = useMessages();
  const blocker = useLeaveBlocker(isNeeded);
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog title={t('admin-sources.leave-title')} onClose={() => blocker.reset()}>
      <div className="admin-dialog">
        <p>{t('admin-sources.leave-text')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => blocker.reset()}>
            {t('admin.leave-stay')}
          </button>
          <button type="button" className="btn" onClick={() => blocker.proceed()}>
            {t('admin-sources.leave')}
          </button>
        </div>
      </div>
    </ModalDialog>
  );
};
