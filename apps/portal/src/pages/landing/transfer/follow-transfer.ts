import type { SendResult } from '@open-discovery/http';
import type { Transfer, TransferState } from './transfer-answers.ts';

/** Polling interval: transfers take minutes. */
export const ASK_EVERY_MS = 4000;

const ENDS: readonly TransferState[] = ['succeeded', 'partial', 'failed', 'canceled'];

/** Reports whether a transfer has reached a final state. */
export const isOver = ({ state }: Transfer): boolean => ENDS.includes(state);

interface Following {
  readonly ask: () => Promise<SendResult<Transfer>>;
  readonly tell: (answer: SendResult<Transfer>) => void;
  /** Waits between two polls. */
  readonly pause: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Polls a transfer until it has ended or the signal aborts. Failed polls are retried. */
export const followTransfer = async ({ ask, tell, pause, signal }: Following): Promise<void> => {
  const isAborted = (): boolean => signal.aborted;
  while (!isAborted()) {
    const answer = await ask();
    if (isAborted()) return;
    tell(answer);
    if (answer.ok && isOver(answer.value)) return;
    await pause();
  }
};
