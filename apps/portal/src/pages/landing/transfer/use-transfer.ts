import type { SendResult } from '@open-discovery/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { explainFailure } from './explain-failure.ts';
import type { TransferFailure } from './explain-failure.ts';
import { ASK_EVERY_MS, followTransfer, isOver } from './follow-transfer.ts';
import type { TransferOrder } from './read-order.ts';
import type { Transfer } from './transfer-answers.ts';
import { cancelTransfer, getTransfer, startTransfer } from './transfer-calls.ts';
import type { TransferService } from './transfer-service.ts';

/** The progress of a transfer request. */
export type TransferProgress =
  | { readonly step: 'form'; readonly failure: TransferFailure | null }
  | { readonly step: 'sending' }
  | {
      readonly step: 'sent';
      readonly transfer: Transfer;
      /** The failure of the last poll or cancellation, if any. */
      readonly failure: TransferFailure | null;
      readonly cancel: () => void;
    };

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, ASK_EVERY_MS));

/** Starts a transfer and follows it while mounted. Its secrets are dropped when unmounting. */
export const useTransfer = (service: TransferService) => {
  const [progress, setProgress] = useState<TransferProgress>({ step: 'form', failure: null });
  const shown = useRef(new AbortController());
  useEffect(() => {
    shown.current = new AbortController();
    return () => shown.current.abort();
  }, []);
  const send = useCallback(
    async (order: TransferOrder): Promise<void> => {
      const { signal } = shown.current;
      setProgress({ step: 'sending' });
      const started = await service.ask(startTransfer(order.files, order), order, signal);
      if (signal.aborted) return;
      if (!started.ok) {
        setProgress({ step: 'form', failure: explainFailure(started.error) });
        return;
      }
      await follow(started.value, order, { service, signal, show: setProgress });
    },
    [service],
  );
  const again = useCallback(() => setProgress({ step: 'form', failure: null }), []);
  return { progress, send, again };
};

interface Stage {
  readonly service: TransferService;
  readonly signal: AbortSignal;
  readonly show: (progress: TransferProgress) => void;
}

const follow = (id: string, order: TransferOrder, { service, signal, show }: Stage): Promise<void> => {
  let transfer: Transfer = { id, state: 'submitted', reason: '' };
  const tell = (answer: SendResult<Transfer>): void => {
    // A poll that was running during the cancellation is outdated.
    if (answer.ok && !isOver(transfer)) transfer = answer.value;
    const failure = answer.ok ? null : explainFailure(answer.error);
    show({ step: 'sent', transfer, failure, cancel });
  };
  const cancel = (): void =>
    void service.ask(cancelTransfer(id, order.destination), order, signal).then((answer) => {
      if (!signal.aborted) tell(answer);
    });
  show({ step: 'sent', transfer, failure: null, cancel });
  return followTransfer({
    ask: () => service.ask(getTransfer(id, order.destination), order, signal),
    tell,
    pause,
    signal,
  });
};
