import { useState } from 'react';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { TextField } from '../../parts/fields/text-field.tsx';

interface PositionDialogProps {
  readonly title: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** Asks for the new position of an item among its siblings. */
export const PositionDialog = ({ title, position, count, onMove, onClose }: PositionDialogProps) => {
  const t = useMessages();
  const [text, setText] = useState(String(position));
  const wanted = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const isValid = wanted >= 1 && wanted <= count;
  return (
    <ModalDialog title={t('admin-menu.move-to', { title })} onClose={onClose}>
      <form
        className="admin-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isValid) return;
          onMove(wanted);
          onClose();
        }}
      >
        <TextField
          name="position"
          kind="number"
          label={t('admin-menu.position', { count })}
          value={text}
          problem={isValid ? null : t('admin-menu.position-rule', { count })}
          onChange={setText}
        />
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <button type="submit" className="btn primary">
            {t('admin-menu.move')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
};
