import type { PortalConfiguration } from '@open-discovery/config';
import { createServiceSender } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/**
 * Creates the sender of the claims service: the links that users add. It has the long time limit. Spec §9.
 * @example dispatch((_dispatch, _state, transport) => createClaimsService(configuration)(getMyClaims(), transport))
 */
export const createClaimsService = ({
  addresses: { claims },
}: Pick<PortalConfiguration, 'addresses'>): ServiceSender =>
  createServiceSender({ name: 'claims', baseUrl: claims, withCredentials: true });
