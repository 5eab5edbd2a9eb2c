import type { AnsweredQuery, PlacedHelp, Transport } from '@open-discovery/portal-state';
import { createServerQueryRunner, fetchPageHelp } from '@open-discovery/portal-state/server';
import type { PageQueries } from '../../runtime/route-services.ts';
import type { PortalRuntime } from './portal-runtime.ts';

/** The queries of a request's loaders, and what they have found. */
export interface CollectedQueries extends PageQueries {
  readonly answered: () => readonly AnsweredQuery[];
  readonly help: readonly PlacedHelp[];
}

/** Creates the queries of one request's loaders. */
export const collectQueries = (
  { services }: Pick<PortalRuntime, 'services'>,
  transport: Transport,
): CollectedQueries => {
  const help: PlacedHelp[] = [];
  return {
    ...createServerQueryRunner(services.graph, transport),
    fetchHelp: async (place) => {
      help.push({
        place,
        texts: await fetchPageHelp(place, (endpoint) => services.helpContent(endpoint, transport)),
      });
    },
    help,
  };
};
