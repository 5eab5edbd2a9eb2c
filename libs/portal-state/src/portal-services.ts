import type { PortalConfiguration } from '@open-discovery/config';
import { queriesOfPortal } from './portal-scope.ts';
import { createServiceSender } from './service-sender.ts';

export interface PortalServicesOptions {
  /** Base URL of the Graph API as this process reaches it. */
  readonly graphUrl: string;
  /** Base URL of the admin tool as this process reaches it; by default the configured one. */
  readonly adminToolUrl?: string;
  /** URL of the cache as this process reaches it; by default the configured one. `null`: none. */
  readonly cacheUrl?: string | null;
  readonly configuration: PortalConfiguration;
}

/** Returns everything before the last segment of an address. */
export const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** Creates the senders of a portal's services. */
export const createPortalServices = ({
  graphUrl,
  adminToolUrl,
  cacheUrl,
  configuration,
}: PortalServicesOptions) => {
  const { userInfo, adminTool, cache } = configuration.addresses;
  const adminToolBase = adminToolUrl ?? adminTool;
  // The cache may answer with older help texts, so it is used only where long caching is on. Spec §7 "Help content", §9.
  const behind =
    configuration.switches.longCache && cacheUrl !== null
      ? { cache: cacheUrl ?? cache, baseUrl: adminTool }
      : undefined;
  return {
    graph: createServiceSender({ name: 'search', baseUrl: graphUrl }),
    /** The queries of the Graph API, limited to what the portal is about. */
    queries: queriesOfPortal(configuration),
    // The configured address is that of its only endpoint.
    user: createServiceSender({ name: 'userInfo', baseUrl: folderOf(userInfo), withCredentials: true }),
    adminTool: createServiceSender({ name: 'adminTool', baseUrl: adminToolBase, withCredentials: true }),
    // Help texts are the same for everyone.
    helpContent: createServiceSender({ name: 'adminTool', baseUrl: adminToolBase, behind }),
  };
};

export type PortalServices = ReturnType<typeof createPortalServices>;
