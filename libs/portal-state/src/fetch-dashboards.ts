import { getDashboard, getDashboards } from '@open-discovery/admin-client';
import type { FullDashboard, ListedDashboard } from '@open-discovery/model';
import type { SendToAdminTool } from './fetch-portal.ts';
import { leavingPrivateData } from './private-data.ts';
import { toQueryResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { senderFor } from './service-sender.ts';
import type { QueryCall, ServiceSender, Transport } from './service-sender.ts';

/** Fetches the dashboards that the visitor may see. */
export const fetchDashboards = async (send: SendToAdminTool): Promise<QueryResult<ListedDashboard[]>> =>
  toQueryResult(await send(getDashboards()));

/** Fetches a dashboard. One that the visitor may not see is a failure with status 401 or 403. */
export const fetchDashboard = async (
  alias: string,
  send: SendToAdminTool,
): Promise<QueryResult<FullDashboard>> => toQueryResult(await send(getDashboard(alias)));

/** Fetches a dashboard for a page that shows by itself that it is private. */
export const fetchDashboardQuietly = (
  alias: string,
  sendTo: ServiceSender,
  call: QueryCall,
): Promise<QueryResult<FullDashboard>> =>
  // The store passes its transport on without its type.
  fetchDashboard(alias, senderFor(sendTo, { ...call, extra: leavingPrivateData(call.extra as Transport) }));
