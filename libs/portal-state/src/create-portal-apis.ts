import { createAdminToolApi } from './admin-tool-api.ts';
import { createGraphApi } from './graph-api.ts';
import { createPortalServices } from './portal-services.ts';
import type { PortalServicesOptions } from './portal-services.ts';
import { createUserApi } from './user-api.ts';

/**
 * Creates the slices of a portal, one per service. Creating them takes as long as rendering a small page, so a server
 * does it once per portal.
 * @example createPortalApis({ graphUrl: '/api/graph/v3', configuration })
 */
export const createPortalApis = (options: PortalServicesOptions) => {
  const services = createPortalServices(options);
  return {
    graphApi: createGraphApi(services.graph, services.queries),
    userApi: createUserApi(services.user, options.configuration),
    adminToolApi: createAdminToolApi(services, options.configuration),
  };
};

export type PortalApis = ReturnType<typeof createPortalApis>;
