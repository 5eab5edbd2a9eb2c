import { useRef, useState } from 'react';
import { useChangeContent } from '../../../use-content.ts';
import { storePiece } from './record-files.ts';
import { sendFile } from './send-file.ts';
import type { SentFile, UploadFailure } from './send-file.ts';

/** A file that the server does not accept. */
interface RefusedFile {
  readonly name: string;
  readonly failure: UploadFailure;
}

/** The upload of files, one after the other. */
interface UploadState {
  /** The file that is being sent; `null` without one. */
  readonly current: SentFile | null;
  /** The number of the files that wait behind it. */
  readonly waiting: number;
  /** The number of the files that are stored. */
  readonly stored: number;
  readonly refused: readonly RefusedFile[];
  /** Why the current file could not be sent; it can be continued. */
  readonly failure: UploadFailure | null;
}

const NOTHING: UploadState = { current: null, waiting: 0, stored: 0, refused: [], failure: null };

/** The statuses of a file whose name is not possible, or which is too large. */
const REFUSED = [400, 413];

/** Reports whether the file fails again if it is sent again, so that the next one is sent. */
const isFinal = (failure: UploadFailure): boolean =>
  failure === 'unreadable' || (failure.kind === 'status' && REFUSED.includes(failure.status));

/** Returns a random UUID. `crypto.randomUUID` is missing on pages without TLS, such as those of an intranet. */
const newUploadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Uploads files to a source. */
export const useUpload = (source: string) => {
  const change = useChangeContent();
  const queue = useRef<File[]>([]);
  const running = useRef<AbortController | null>(null);
  const [state, setState] = useState(NOTHING);
  const { current } = state;

  /** Sends a file, from the first byte that is not stored, and the waiting ones after it. */
  const sendAll = async (first: SentFile | null, before: UploadState): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    let known = before;
    const show = (news: Partial<UploadState>): void => {
      known = { ...known, waiting: queue.current.length, ...news };
      if (!signal.aborted) setState(known);
    };
    for (let next = first; !signal.aborted; next = null) {
      const file = next === null ? queue.current.shift() : null;
      const now = file ? { file, upload: newUploadId(), stored: 0 } : next;
      show({ current: now, failure: null });
      if (now === null) break;
      const failure = await sendFile(now, {
        send: (piece) => change(storePiece(source, piece)),
        onStored: (stored) => show({ current: { ...now, stored } }),
        signal,
      });
      if (failure !== null && !isFinal(failure)) {
        show({ failure });
        break;
      }
      if (failure === null) show({ stored: known.stored + 1 });
      else show({ refused: [...known.refused, { name: now.file.name, failure }] });
    }
  };

  return {
    ...state,
    /** Adds files to those that are being sent. */
    add: (files: readonly File[]): void => {
      queue.current.push(...files);
      if (current === null) void sendAll(null, NOTHING);
      else setState({ ...state, waiting: queue.current.length });
    },
    /** Continues after a failure. */
    retry: (): void => void sendAll(current, state),
    /** Gives up the files that are not stored. */
    cancel: (): void => {
      running.current?.abort();
      queue.current = [];
      setState({ ...state, current: null, waiting: 0, failure: null });
    },
  };
};
