import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog, open while mounted: it traps the focus, restores it, and closes on Escape. */
export const ModalDialog = ({ title, onClose, children }: ModalDialogProps) => {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Browsers restore the focus only when a dialog is closed. A layout effect, because useKeptFocus looks for the focus
  // afterwards.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} closedby="any" onClose={onClose}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={`btn ${styles['close']}`}
          aria-label={t('dialog.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
};
