import type { PortalConfiguration } from '@open-discovery/config';
import type { Place } from '@open-discovery/export-formats';

/** Whether the Graph API is ours, which also gives records in formats; another's knows only its own. */
export const hasOwnFormats = ({ addresses }: PortalConfiguration): boolean => addresses.graph.startsWith('/');

/** Where a visitor who came by an origin reaches records. */
export const placeOf = (origin: string, configuration: PortalConfiguration): Place => {
  const graph = configuration.addresses.graph.replace(/\/+$/, '');
  return { portal: origin, graph: hasOwnFormats(configuration) ? `${origin}${graph}` : graph };
};
