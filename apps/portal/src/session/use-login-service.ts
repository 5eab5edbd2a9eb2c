import type { Endpoint, SendResult } from '@open-discovery/http';
import { createPortalServices, senderFor } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../runtime/portal-context.tsx';

/** Sends a request to the login service. */
export type SendToLogin = <T>(request: Endpoint<T>) => Promise<SendResult<T>>;

/** Returns the function that sends requests to the login service. A login that has ended leads to the next one. */
export const useLoginService = (): SendToLogin => {
  const { configuration } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  return useMemo(() => {
    const { registry } = createPortalServices({ graphUrl: '', configuration });
    return <T>(request: Endpoint<T>) =>
      dispatch((_dispatch, _state, extra) =>
        senderFor(registry, { extra, signal: new AbortController().signal })(request),
      );
  }, [configuration, dispatch]);
};
