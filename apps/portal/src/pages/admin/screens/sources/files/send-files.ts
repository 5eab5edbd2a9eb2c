import { randomUuid } from '../../../parts/random-uuid.ts';
import { sendFile } from './send-file.ts';
import type { SendPiece, SentFile, UploadFailure } from './send-file.ts';

/** A file that the server does not accept. */
interface RefusedFile {
  readonly name: string;
  readonly failure: UploadFailure;
}

/** Files that are sent one after the other. */
export interface UploadState {
  /** The file that is being sent; `null` without one. */
  readonly current: SentFile | null;
  /** The number of the files that wait behind it. */
  readonly waiting: number;
  /** The number of the files that are stored. */
  readonly stored: number;
  readonly refused: readonly RefusedFile[];
  /** The reason why the current file could not be sent; it can be continued. */
  readonly failure: UploadFailure | null;
}

export const NOTHING: UploadState = { current: null, waiting: 0, stored: 0, refused: [], failure: null };

/** The statuses of a file whose name is not possible, or which is too large. */
const REFUSED = [400, 413];

/** Reports whether the file fails again if it is sent again, so that the next one is sent. */
const isFinal = (failure: UploadFailure): boolean =>
  failure === 'unreadable' || (failure.kind === 'status' && REFUSED.includes(failure.status));

interface SendingFiles {
  readonly send: SendPiece;
  readonly onState: (state: UploadState) => void;
  /** Ends the upload after the current piece. */
  readonly signal: AbortSignal;
}

/**
 * Sends a file that has failed before, if there is one, from the first byte that is not stored, and then the files of a queue,
 * which may become longer meanwhile. Ends early with a failure that another file would have as well.
 * @returns the state at the end
 */
export const sendFiles = async (
  queue: File[],
  before: UploadState,
  { send, onState, signal }: SendingFiles,
): Promise<UploadState> => {
  let state = before;
  const show = (news: Partial<UploadState>): void => {
    state = { ...state, waiting: queue.length, ...news };
    if (!signal.aborted) onState(state);
  };
  for (let failed = before.current; !signal.aborted; failed = null) {
    const file = failed === null ? queue.shift() : null;
    const now = file ? { file, upload: randomUuid(), stored: 0 } : failed;
    show({ current: now, failure: null });
    if (now === null) break;
    const onStored = (stored: number): void => show({ current: { ...now, stored } });
    const failure = await sendFile(now, { send, onStored, signal });
    if (failure !== null && !isFinal(failure)) {
      show({ failure });
      break;
    }
    if (failure === null) show({ stored: state.stored + 1 });
    else show({ refused: [...state.refused, { name: now.file.name, failure }] });
  }
  return state;
};
