import type { HttpError } from '@open-discovery/http';
import { useRef, useState } from 'react';
import { useChangeContent } from '../../../use-content.ts';
import { storePiece } from './record-files.ts';
import { sendFile } from './send-file.ts';
import type { SentFile } from './send-file.ts';

/** The upload of files, one after the other. */
interface UploadState {
  /** The file that is being sent; `null` when all are stored. */
  readonly current: SentFile | null;
  readonly storedNames: readonly string[];
  /** Why the current file could not be sent; it can be continued. */
  readonly failure: HttpError | 'unreadable' | null;
}

/** Uploads files to a source. */
export const useUpload = (source: string) => {
  const change = useChangeContent();
  const waiting = useRef<File[]>([]);
  const [state, setState] = useState<UploadState>({ current: null, storedNames: [], failure: null });
  const { current, storedNames, failure } = state;

  /** Sends a file, from the first byte that is not stored, and the waiting ones after it. */
  const sendAll = async (first: SentFile | null, names: readonly string[]): Promise<void> => {
    const done = [...names];
    for (let next = first; ; next = null) {
      const file = waiting.current[0];
      const now = next ?? (file ? { file, upload: crypto.randomUUID(), stored: 0 } : null);
      setState({ current: now, storedNames: [...done], failure: null });
      if (now === null) return;
      let { stored } = now;
      const problem = await sendFile(
        now,
        (piece) => change(storePiece(source, piece)),
        (bytes) => {
          stored = bytes;
          setState({ current: { ...now, stored }, storedNames: [...done], failure: null });
        },
      );
      if (problem !== null) {
        setState({ current: { ...now, stored }, storedNames: [...done], failure: problem });
        return;
      }
      done.push(now.file.name);
      waiting.current.shift();
    }
  };

  return {
    ...state,
    /** Adds files to those that are being sent. */
    add: (files: readonly File[]): void => {
      waiting.current.push(...files);
      if (current === null) void sendAll(null, []);
    },
    /** Continues after a failure. */
    retry: (): void => {
      if (failure !== null) void sendAll(current, storedNames);
    },
    /** Gives up the files that are not stored. */
    cancel: (): void => {
      waiting.current = [];
      setState({ ...state, current: null, failure: null });
    },
  };
};
