import { endpointAddress } from '@open-discovery/http';
import type { Endpoint, SendResult } from '@open-discovery/http';
import { useEffect, useState } from 'react';
import { useLoginService } from '../../session/use-login-service.ts';

/** Returns the answer of a request to the login service; null until it is there. */
export const useLoaded = <T>(request: Endpoint<T>, round = 0): SendResult<T> | null => {
  const send = useLoginService();
  const key = `${endpointAddress('', request)} ${round}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly answer: SendResult<T> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void send(request).then((answer) => {
      if (isCurrent) setLoaded({ key, answer });
    });
    return () => {
      isCurrent = false;
    };
    // Every rendering makes a new request; the key tells whether it differs.
  }, [send, key]);
  return loaded?.answer ?? null;
};
