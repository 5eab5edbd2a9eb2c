import type { HttpError, SendResult } from '@open-discovery/http';
import { useEffect, useState } from 'react';

/** Data of a service: neither value nor error while it is loaded for the first time. */
export interface ServiceData<T> {
  readonly value: T | null;
  readonly error: HttpError | null;
  readonly reload: () => void;
}

/**
 * Loads a value of a service that has no cache, such as those of claims and logins, and again on `reload` and with another
 * `load`. The last value stays until the next one arrives. The Graph API and the admin tool are read with `useQueryData`, the
 * content of the console with `useContent`.
 * @example const { value, error, reload } = useServiceData(useCallback(() => send(getMembers(pid)), [send, pid]));
 */
export const useServiceData = <T>(load: () => Promise<SendResult<T>>): ServiceData<T> => {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Omit<ServiceData<T>, 'reload'>>({ value: null, error: null });
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
