import type { Endpoint, SendResult } from '@open-discovery/http';
import type { PortalStore, Transport } from '@open-discovery/portal-state';
import { createOrcidService } from '@open-discovery/portal-state/orcid';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../../runtime/portal-context.tsx';

type Dispatch = PortalStore['store']['dispatch'];

/** Sends a call to the ORCID service. */
export type SendOrcidCall = <T>(endpoint: Endpoint<T>) => Promise<SendResult<T>>;

/** Returns the function that sends calls to the ORCID service; null if the portal has none. */
export const useOrcidService = (): SendOrcidCall | null => {
  const { configuration } = usePortal();
  const dispatch = useDispatch<Dispatch>();
  return useMemo(() => {
    const sendTo = createOrcidService(configuration);
    if (sendTo === null) return null;
    return (endpoint) =>
      dispatch((_dispatch: unknown, _state: unknown, transport: Transport) => sendTo(endpoint, transport));
  }, [configuration, dispatch]);
};
