export { fetchCustomPage } from './fetch-custom-page.ts';
export { fetchDivHelp, fetchPageHelp } from './fetch-help.ts';
export { fetchDashboard, fetchDashboards } from './fetch-dashboards.ts';
export { fetchPortal } from './fetch-portal.ts';
export type { SendToAdminTool } from './fetch-portal.ts';
export { fetchCommunity } from './fetch-community.ts';
export { createServerQueryRunner } from './server-query-runner.ts';
export type { ServiceSender } from './service-sender.ts';
