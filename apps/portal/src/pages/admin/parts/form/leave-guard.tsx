import { useMessages } from '../../../../messages/use-messages.ts';
import { LeaveDialog } from '../leave-dialog.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Forgets the unsaved work. */
  readonly discard: () => void;
}

/** Warns before unsaved work is left: by a link, by the browser's buttons, or by closing the tab. */
export const LeaveGuard = ({ isDirty, discard }: LeaveGuardProps) => {
  const t = useMessages();
  return (
    <LeaveDialog isNeeded={isDirty} title={t('admin.leave-title')} text={t('admin.leave-text')}>
      {(leave) => (
        <>
          <button type="button" className="btn" onClick={leave}>
            {t('admin.leave-keep')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              discard();
              leave();
            }}
          >
            {t('admin.leave-discard')}
          </button>
        </>
      )}
    </LeaveDialog>
  );
};
