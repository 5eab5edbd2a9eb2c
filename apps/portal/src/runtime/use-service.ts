import type { PortalConfiguration } from '@open-discovery/config';
import type { Endpoint, SendResult } from '@open-discovery/http';
import type { PortalStore, ServiceSender } from '@open-discovery/portal-state';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from './portal-context.tsx';

/** Sends a request to one service. */
export type SendRequest = <T>(request: Endpoint<T>) => Promise<SendResult<T>>;

/**
 * Returns the function that sends requests to a service of the portal; null if the portal has none. A refused request has
 * its consequences for the login, too.
 */
export function useService(create: (portal: PortalConfiguration) => ServiceSender): SendRequest;
export function useService(create: (portal: PortalConfiguration) => ServiceSender | null): SendRequest | null;
export function useService(create: (portal: PortalConfiguration) => ServiceSender | null) {
  const { configuration } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  return useMemo(() => {
    const sendTo = create(configuration);
    if (sendTo === null) return null;
    return <T>(request: Endpoint<T>) =>
      dispatch((_dispatch, _state, transport) => sendTo(request, transport));
  }, [create, configuration, dispatch]);
}
