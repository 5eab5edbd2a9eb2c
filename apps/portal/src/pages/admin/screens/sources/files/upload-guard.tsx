import { useMessages } from '../../../../../messages/use-messages.ts';
import { LeaveDialog } from '../../../parts/leave-dialog.tsx';

/** Warns before files are left that are not stored yet. The screen ends their upload when it is left. */
export const UploadGuard = ({ isNeeded }: { readonly isNeeded: boolean }) => {
  const t = useMessages();
  return (
    <LeaveDialog
      isNeeded={isNeeded}
      title={t('admin-sources.leave-title')}
      text={t('admin-sources.leave-text')}
    >
      {(leave) => (
        <button type="button" className="btn" onClick={leave}>
          {t('admin-sources.leave')}
        </button>
      )}
    </LeaveDialog>
  );
};
