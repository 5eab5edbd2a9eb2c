import type { PortalConfiguration } from '@open-discovery/config';
import type { PublicUrls } from '@open-discovery/export-formats';

/** Reports whether the Graph API is ours: only ours serves records in several formats. */
export const hasOwnFormats = ({ addresses }: PortalConfiguration): boolean => addresses.graph.startsWith('/');

/** Returns the public URLs of records for visitors of an origin. */
export const toPublicUrls = (origin: string, configuration: PortalConfiguration): PublicUrls => {
  const graph = configuration.addresses.graph.replace(/\/+$/, '');
  return { portal: origin, graph: hasOwnFormats(configuration) ? `${origin}${graph}` : graph };
};
