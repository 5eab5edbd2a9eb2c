import type { PortalConfiguration } from '@open-discovery/config';
import type { Place } from '@open-discovery/export-formats';

/** Reports whether the Graph API is ours: only ours serves records in several formats. */
export const hasOwnFormats = ({ addresses }: PortalConfiguration): boolean => addresses.graph.startsWith('/');

/** Returns the public URLs of records for visitors of an origin. */
export const placeOf = (origin: string, configuration: PortalConfiguration): Place => {
  const graph = configuration.addresses.graph.replace(/\/+$/, '');
  return { portal: origin, graph: hasOwnFormats(configuration) ? `${origin}${graph}` : graph };
};
