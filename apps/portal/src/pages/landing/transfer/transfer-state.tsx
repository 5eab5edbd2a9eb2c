import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { FieldProblem } from './field-problem.tsx';
import { isOver } from './follow-transfer.ts';
import styles from './transfer.module.css';
import type { TransferProgress } from './use-transfer.ts';

interface TransferStateProps {
  readonly progress: Extract<TransferProgress, { readonly step: 'sent' }>;
  readonly onAgain: () => void;
}

/** The state of a transfer, announced on each change. The transfer continues when the page is closed. */
export const TransferState = ({ progress: { transfer, failure, cancel }, onAgain }: TransferStateProps) => {
  const t = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const isRunning = !isOver(transfer);
  return (
    <div className={styles['form']}>
      <h3 ref={title} tabIndex={-1}>
        {t('transfer.number', { id: transfer.id })}
      </h3>
      <p role="status">
        {t(`transfer.state-${transfer.state}`)}{' '}
        {transfer.reason && t('transfer.said', { words: transfer.reason })}
      </p>
      {isRunning && <progress aria-label={t('transfer.running')} />}
      {isRunning && <p className="small soft">{t('transfer.goes-on')}</p>}
      {failure && isRunning && (
        <FieldProblem id="transfer-failure">
          {t('transfer.not-asked')} {t(failure.message)}
        </FieldProblem>
      )}
      <p className="row">
        <button type="button" className="btn" onClick={isRunning ? cancel : onAgain}>
          {t(isRunning ? 'transfer.cancel' : 'transfer.again')}
        </button>
      </p>
    </div>
  );
};
