import type { Endpoint, HttpError } from '@open-discovery/http';
import { useEffect, useState } from 'react';
import type { SendOrcidCall } from './use-orcid-service.ts';

/** An answer: neither value nor error while it is loaded for the first time. */
export interface Loaded<T> {
  readonly value: T | null;
  readonly error: HttpError | null;
  readonly reload: () => void;
}

/** Reads from the ORCID service, and again on `reload`. The last answer stays until the next one arrives. */
export const useLoaded = <T>(send: SendOrcidCall, request: () => Endpoint<T>): Loaded<T> => {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Omit<Loaded<T>, 'reload'>>({ value: null, error: null });
  useEffect(() => {
    let isWanted = true;
    void send(request()).then((answer) => {
      if (!isWanted) return;
      setLoaded((before) =>
        answer.ok ? { value: answer.value, error: null } : { value: before.value, error: answer.error },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [send, request, round]);
  return { ...loaded, reload: () => setRound((count) => count + 1) };
};
