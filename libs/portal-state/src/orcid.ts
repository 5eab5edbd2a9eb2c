import type { PortalConfiguration } from '@open-discovery/config';
import { createServiceSender } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/**
 * Creates the sender of the ORCID service; null if the portal has none. Its callers handle 401 and 403. Spec §8, §9.
 * @example dispatch((_dispatch, _state, transport) => createOrcidService(configuration)?.(getConnection(), transport))
 */
export const createOrcidService = ({
  addresses: { orcid },
}: Pick<PortalConfiguration, 'addresses'>): ServiceSender | null =>
  orcid === null ? null : createServiceSender({ name: 'orcid', baseUrl: orcid, withCredentials: true });
