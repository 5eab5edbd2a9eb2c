import { useEffect, useRef, useState } from 'react';
import { useSendRequest } from '../../../use-content.ts';
import { storePiece } from './record-files.ts';
import { NOTHING, sendFiles } from './send-files.ts';
import type { UploadState } from './send-files.ts';

/** The upload of files to a source, and what a user can do with it. */
export interface Upload extends UploadState {
  /** Adds files to those that are being sent. */
  readonly add: (files: readonly File[]) => void;
  /** Continues after a failure. */
  readonly retry: () => void;
  /** Gives up the files that are not stored. */
  readonly cancel: () => void;
  /** Forgets what has been stored or refused so far, at all sources. */
  readonly forget: () => void;
}

/** A queue of files that are being sent, and what ends it. */
interface Sending {
  readonly queue: File[];
  readonly end: AbortController;
}

/**
 * Uploads files to sources, to each one after the other. All uploads end with the component.
 * @param onStored - called at the end of an upload that has stored files
 */
export const useUploads = (onStored: () => void) => {
  const sendRequest = useSendRequest();
  const sendings = useRef(new Map<string, Sending>());
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const show = (source: string, state: UploadState): void =>
    setStates((others) => ({ ...others, [source]: state }));
  useEffect(() => {
    const all = sendings.current;
    return () => all.forEach(({ end }) => end.abort());
  }, []);
  const start = async (source: string, queue: File[], before: UploadState): Promise<void> => {
    const end = new AbortController();
    sendings.current.set(source, { queue, end });
    const { stored } = await sendFiles(queue, before, {
      send: (piece) => sendRequest(storePiece(source, piece)),
      onState: (state) => show(source, state),
      signal: end.signal,
    });
    if (stored > before.stored) onStored();
  };
  const forget = (): void =>
    setStates((all) => Object.fromEntries(Object.entries(all).filter(([, { current }]) => current !== null)));
  return {
    forget,
    /** Some files are not stored yet. */
    isUploading: Object.values(states).some(({ current }) => current !== null),
    of: (source: string): Upload => {
      const state = states[source] ?? NOTHING;
      const waiting = (): File[] => sendings.current.get(source)?.queue ?? [];
      return {
        ...state,
        forget,
        add: (files) => {
          if (state.current === null) return void start(source, [...files], NOTHING);
          show(source, { ...state, waiting: waiting().push(...files) });
        },
        retry: () => void start(source, waiting(), state),
        cancel: () => {
          sendings.current.get(source)?.end.abort();
          show(source, { ...state, current: null, waiting: 0, failure: null });
        },
      };
    },
  };
};
