export { createPortalApis } from './create-portal-apis.ts';
export type { PortalApis } from './create-portal-apis.ts';
export { createPortalStore } from './create-portal-store.ts';
export type { PortalState, PortalStore } from './create-portal-store.ts';
export type { CustomPage, CustomPagePlace } from './custom-page.ts';
export { enabledMenu } from './enabled-menu.ts';
export type { StoredCommunity } from './fetch-community.ts';
export { GRAPH_TAG } from './graph-api.ts';
export type { GraphApi } from './graph-api.ts';
export type {
  AnsweredQuery,
  QueryArgument,
  QueryName,
  QueryRunner,
  QueryValue,
  SearchArguments,
} from './graph-queries.ts';
export { getUserInfo } from './get-user-info.ts';
export type { DivHelp, HelpPlace, PageHelp } from './help-content.ts';
export { createPageState } from './page-state.ts';
export type { PlacedHelp } from './page-state.ts';
export { isPrivateData } from './private-data.ts';
export { limitsKind, withScope } from './portal-scope.ts';
export { ABORTED, foundValue } from './query-result.ts';
export type { QueryResult } from './query-result.ts';
export { createPortalServices } from './portal-services.ts';
export type { PortalServices } from './portal-services.ts';
export { createRegistryService } from './registry.ts';
export type { FailedCall, ServiceSender, Transport } from './service-sender.ts';
export { seedQueries, storeQueryRunner } from './store-query-runner.ts';
export { withTitleIds } from './with-title-ids.ts';
export { forgetUser } from './user-api.ts';
