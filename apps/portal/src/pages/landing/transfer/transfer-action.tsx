import type { ResearchProduct } from '@open-discovery/model';
import { useState } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../actions/actions.module.css';
import { mayHaveFiles } from './own-files.ts';
import { TRANSFER_CATALOG } from './transfer-catalog.ts';

const TransferDialog = clientOnlyLazy(
  withTexts(async () => (await import('./transfer-dialog.tsx')).TransferDialog, TRANSFER_CATALOG),
);

/** Sends a record's files to the visitor's storage; shown only where the service is configured. Spec §9. */
export const TransferAction = ({ product }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { dataTransfer } = usePortal().configuration.addresses;
  if (dataTransfer === null || !mayHaveFiles(product)) return null;
  return (
    <>
      <button type="button" className={`btn ${styles['scripted']}`} onClick={() => setOpen(true)}>
        <Icon name="out" /> {t('transfer.open')}
      </button>
      {isOpen && (
        <TransferDialog
          product={product}
          address={dataTransfer}
          onClose={() => setOpen(false)}
          fallback={<span role="status">{t('state.loading')}</span>}
        />
      )}
    </>
  );
};
