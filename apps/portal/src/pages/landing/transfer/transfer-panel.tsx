import type { ResearchProduct } from '@open-discovery/model';
import { useMemo } from 'react';
import { logLine } from '../../../runtime/log-line.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { TransferFormView } from './transfer-form.tsx';
import { createTransferService } from './transfer-service.ts';
import { TransferState } from './transfer-state.tsx';
import { useFiles } from './use-files.ts';
import { useTransfer } from './use-transfer.ts';

interface TransferPanelProps {
  readonly product: ResearchProduct;
  /** Base address of the data-transfer API. */
  readonly address: string;
}

/** Chooses files and a destination, starts the transfer and shows its state. */
export const TransferPanel = ({ product, address }: TransferPanelProps) => {
  const t = useMessages();
  const service = useMemo(
    () => createTransferService({ address, fetch: window.fetch.bind(window), log: logLine }),
    [address],
  );
  const found = useFiles(product, service);
  const { progress, send, again } = useTransfer(service);
  if (progress.step === 'sent') return <TransferState progress={progress} onAgain={again} />;
  if (!found) return <p role="status">{t('transfer.looking')}</p>;
  if (found.files.length === 0) return <p role="alert">{t(found.failure?.message ?? 'transfer.no-files')}</p>;
  return (
    <TransferFormView
      files={found.files}
      serviceHost={new URL(address, window.location.href).host}
      isSending={progress.step === 'sending'}
      failure={progress.step === 'form' ? progress.failure : null}
      onSend={send}
    />
  );
};
