import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { Icon } from '../../../components/icon.tsx';
import { RestOfPage } from '../../../components/rest-of-page.tsx';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './facets.module.css';

interface SheetProps {
  /** Number of active filters. */
  readonly chosen: number;
  readonly total: number;
  readonly children: ReactNode;
}

/**
 * The filters next to the results. On small screens a button opens them as a full-screen sheet with the
 * number of results. Without scripts the button unfolds them.
 */
export const Sheet = ({ chosen, total, children }: SheetProps) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details className={styles['sheet']} open={false}>
        <summary
          className="btn"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="filter" /> {t('facets.label')} {chosen > 0 && <b className="num">{chosen}</b>}
        </summary>
      </details>
      {isOpen ? (
        <SheetDialog total={total} onClose={() => setOpen(false)}>
          {children}
        </SheetDialog>
      ) : (
        <div className={styles['all']}>
          <RestOfPage>{children}</RestOfPage>
          <p className={styles['apply']}>
            <button type="submit" form={SEARCH_FORM_ID} className="btn primary">
              {t('facets.apply')}
            </button>
          </p>
        </div>
      )}
    </>
  );
};

interface SheetDialogProps extends Pick<SheetProps, 'total' | 'children'> {
  readonly onClose: () => void;
}

/** The delay after which the progress bar of the page is shown, too. */
const FELT_WAIT_MS = 200;

/** Reports whether a navigation has taken so long that the wait is felt. */
const useFeltWait = (): boolean => {
  const isPending = useNavigation().state !== 'idle';
  const [isFelt, setFelt] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setFelt(true), FELT_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setFelt(false);
    };
  }, [isPending]);
  return isFelt;
};

/** The sheet hides the progress bar of the page, so that its button says that results are being loaded. */
const SheetDialog = ({ total, onClose, children }: SheetDialogProps) => {
  const t = useMessages();
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const isWaiting = useFeltWait();
  const shown = isWaiting
    ? t('state.loading')
    : t('facets.show', { count: total, shown: format.number(total) });
  return (
    <dialog ref={dialog} className={styles['screen']} aria-label={t('facets.label')} onClose={onClose}>
      <div className={styles['head']}>
        <h2>{t('facets.label')}</h2>
        <button type="button" className="btn" aria-label={t('dialog.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['scroll']}>{children}</div>
      <div className={styles['foot']}>
        <button type="button" className="btn primary" aria-busy={isWaiting} onClick={close}>
          {shown}
        </button>
        <p className="vh" role="status">
          {shown}
        </p>
      </div>
    </dialog>
  );
};
