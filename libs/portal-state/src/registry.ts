import type { PortalConfiguration } from '@open-discovery/config';
import { folderOf } from './portal-services.ts';
import { createServiceSender } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/**
 * Creates the sender of the registry of users. Roles, invitations and members are calls of the login service, whose configured
 * address is that of the user.
 */
export const createRegistryService = ({
  addresses: { userInfo },
}: Pick<PortalConfiguration, 'addresses'>): ServiceSender =>
  createServiceSender({ name: 'registry', baseUrl: folderOf(userInfo), withCredentials: true });
