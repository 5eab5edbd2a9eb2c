import { setMaxListeners } from 'node:events';
import { TIMEOUT_EXEMPT_SERVICES } from '@open-discovery/http';
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
import type { SendToAdminTool, ServiceSender } from '@open-discovery/portal-state/server';
import type { PageQueries } from '../../runtime/route-services.ts';
import type { PortalRuntime } from './portal-runtime.ts';

/** The queries of a request's loaders, and what they have found. */
export interface CollectedQueries extends PageQueries {
  readonly answered: () => readonly AnsweredQuery[];
  readonly help: readonly PlacedHelp[];
}

const EXEMPT: ReadonlySet<string | undefined> = new Set(TIMEOUT_EXEMPT_SERVICES);

/** Ends calls with a signal, except those that may take longer than a page: Spec §9. */
const endingWith =
  (signal: AbortSignal) =>
  (sendTo: ServiceSender): ServiceSender =>
  (endpoint, transport) =>
    sendTo(endpoint, EXEMPT.has(endpoint.service) ? transport : { ...transport, signal });

interface PageCalls extends Transport, Pick<PageQueries, 'language'> {
  /** Aborts when the time of the page is over. */
  readonly inTime: AbortSignal;
}

/** Creates the queries of one request's loaders. */
export const collectQueries = (
  { services }: Pick<PortalRuntime, 'services'>,
  { language, inTime, ...transport }: PageCalls,
): CollectedQueries => {
  // A page may make a dozen calls at a time, and each of them listens.
  setMaxListeners(Number.POSITIVE_INFINITY, inTime);
  const limited = endingWith(inTime);
  const [graph, adminTool, helpContent] = [
    limited(services.graph),
    limited(services.adminTool),
    limited(services.helpContent),
  ];
  const help: PlacedHelp[] = [];
  const sendToAdminTool: SendToAdminTool = (endpoint) => adminTool(endpoint, transport);
  return {
    language,
    ...createServerQueryRunner(graph, transport, services.queries),
    fetchHelp: async (place) => {
      const send: SendToAdminTool = (endpoint) => helpContent(endpoint, transport);
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
