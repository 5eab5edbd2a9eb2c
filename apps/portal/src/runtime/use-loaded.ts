import type { HttpError, SendResult } from '@open-discovery/http';
import { useEffect, useState } from 'react';

/** A value of a service: neither value nor error while it is loaded for the first time. */
export interface Loaded<T> {
  readonly value: T | null;
  readonly error: HttpError | null;
  readonly reload: () => void;
}

/**
 * Loads a value, and again on `reload` and with another `load`. The last value stays until the next one arrives.
 * @example const { value, error, reload } = useLoaded(useCallback(() => send(getMembers(pid, page)), [send, pid, page]));
 */
export const useLoaded = <T>(load: () => Promise<SendResult<T>>): Loaded<T> => {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Omit<Loaded<T>, 'reload'>>({ value: null, error: null });
  useEffect(() => {
    let isCurrent = true;
    void load().then((answer) => {
      if (!isCurrent) return;
      setLoaded(({ value }) =>
        answer.ok ? { value: answer.value, error: null } : { value, error: answer.error },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [load, round]);
  return { ...loaded, reload: () => setRound((count) => count + 1) };
};
