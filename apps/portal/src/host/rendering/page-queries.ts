import type { AnsweredQuery, PlacedHelp, Transport } from '@open-discovery/portal-state';
import {
  createServerQueryRunner,
  fetchCommunity,
  fetchCustomPage,
  fetchDivHelp,
  fetchDashboard,
  fetchDashboards,
  fetchPageHelp,
} from '@open-discovery/portal-state/server';
import type { SendToAdminTool } from '@open-discovery/portal-state/server';
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
  { language, ...transport }: Transport & Pick<PageQueries, 'language'>,
): CollectedQueries => {
  const help: PlacedHelp[] = [];
  const sendToAdminTool: SendToAdminTool = (endpoint) => services.adminTool(endpoint, transport);
  return {
    language,
    ...createServerQueryRunner(services.graph, transport, services.queries),
    fetchHelp: async (place) => {
      const send: SendToAdminTool = (endpoint) => services.helpContent(endpoint, transport);
      const [texts, divs] = await Promise.all([fetchPageHelp(place, send), fetchDivHelp(place, send)]);
      help.push({ place, texts, divs });
    },
    fetchCommunity: (pid) => fetchCommunity(pid, sendToAdminTool),
    fetchCustomPage: (place) => fetchCustomPage(place, sendToAdminTool),
    fetchDashboards: () => fetchDashboards(sendToAdminTool),
    fetchDashboard: (alias) => fetchDashboard(alias, sendToAdminTool),
    help,
  };
};
