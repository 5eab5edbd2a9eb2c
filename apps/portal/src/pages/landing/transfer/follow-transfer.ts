import type { Answer } from '@open-discovery/http';
import type { Transfer, TransferState } from './transfer-answers.ts';

/** Transfers take minutes; the service needs no more than this to show that something moves. */
export const ASK_EVERY_MS = 4000;

const ENDS: readonly TransferState[] = ['succeeded', 'partial', 'failed', 'canceled'];

/** Whether nothing will change any more. */
export const isOver = ({ state }: Transfer): boolean => ENDS.includes(state);

interface Following {
  readonly ask: () => Promise<Answer<Transfer>>;
  readonly tell: (answer: Answer<Transfer>) => void;
  /** Waits between two questions. */
  readonly pause: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Asks how far a transfer is until it is over or nobody wants to know. A question that fails is asked again. */
export const followTransfer = async ({ ask, tell, pause, signal }: Following): Promise<void> => {
  while (!signal.aborted) {
    const answer = await ask();
    if (signal.aborted) return;
    tell(answer);
    if (answer.ok && isOver(answer.value)) return;
    await pause();
  }
};
