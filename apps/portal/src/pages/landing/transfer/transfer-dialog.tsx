import type { ResearchProduct } from '@open-discovery/model';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { TransferPanel } from './transfer-panel.tsx';

interface TransferDialogProps {
  readonly product: ResearchProduct;
  /** Base address of the data-transfer API. */
  readonly address: string;
  readonly onClose: () => void;
}

/** The dialog for choosing and sending files. */
export const TransferDialog = ({ product, address, onClose }: TransferDialogProps) => {
  const t = useMessages();
  return (
    <ModalDialog title={t('transfer.title')} onClose={onClose}>
      <TransferPanel product={product} address={address} />
    </ModalDialog>
  );
};
