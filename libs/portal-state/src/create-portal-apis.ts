import type { PortalConfiguration } from '@open-discovery/config';
import { folderOf } from './address-parts.ts';
import { endpointBaseQuery } from './base-query.ts';
import { createGraphApi } from './graph-api.ts';
import { createAdminToolApi, createUserApi } from './later-apis.ts';

export interface PortalApisOptions {
  /** Base address of the Graph API as this process reaches it. */
  readonly graphUrl: string;
  /** Base address of the admin tool as this process reaches it; the configured one when left out. */
  readonly adminToolUrl?: string;
  /** Address of the cache as this process reaches it; the configured one when left out. */
  readonly cacheUrl?: string;
  readonly configuration: PortalConfiguration;
}

/** How each service of a portal is called, by the name of its slice's state. */
export const createBaseQueries = (options: PortalApisOptions) => {
  const { graphUrl, configuration } = options;
  const { userInfo, adminTool, cache } = configuration.addresses;
  // Help texts may be older than the admin tool's, so only where long caching is on. Spec §7 "Help content", §9.
  const behind = configuration.switches.longCache
    ? { cache: options.cacheUrl ?? cache, baseUrl: adminTool }
    : undefined;
  return {
    graph: endpointBaseQuery({ name: 'search', baseUrl: graphUrl }),
    // Its one call is the address itself.
    user: endpointBaseQuery({ name: 'userInfo', baseUrl: folderOf(userInfo), withCredentials: true }),
    adminTool: endpointBaseQuery({ name: 'adminTool', baseUrl: options.adminToolUrl ?? adminTool, behind }),
  };
};

/**
 * One slice for each service address of a portal. Many stores can share them: making them takes as long as making a
 * small page, so that a server does it once.
 * @example createPortalApis({ graphUrl: '/api/graph/v3', configuration })
 */
export const createPortalApis = (options: PortalApisOptions) => {
  const { graph, user, adminTool } = createBaseQueries(options);
  return {
    graphApi: createGraphApi(graph),
    userApi: createUserApi(user),
    adminToolApi: createAdminToolApi(adminTool),
  };
};

export type BaseQueries = ReturnType<typeof createBaseQueries>;
export type PortalApis = ReturnType<typeof createPortalApis>;
