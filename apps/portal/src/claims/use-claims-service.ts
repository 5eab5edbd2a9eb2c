import type { Endpoint, SendResult } from '@open-discovery/http';
import type { PortalStore, Transport } from '@open-discovery/portal-state';
import { createClaimsService } from '@open-discovery/portal-state/claims';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../runtime/portal-context.tsx';

type Dispatch = PortalStore['store']['dispatch'];

/** Sends a call to the claims service. */
export type SendClaimsCall = <T>(endpoint: Endpoint<T>) => Promise<SendResult<T>>;

/** Returns the function that sends calls to the claims service. A refused call has its consequences for the login, too. */
export const useClaimsService = (): SendClaimsCall => {
  const { configuration } = usePortal();
  const dispatch = useDispatch<Dispatch>();
  return useMemo(() => {
    const sendTo = createClaimsService(configuration);
    return (endpoint) =>
      dispatch((_dispatch: unknown, _state: unknown, transport: Transport) => sendTo(endpoint, transport));
  }, [configuration, dispatch]);
};
