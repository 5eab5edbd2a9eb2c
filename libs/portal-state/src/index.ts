export type { Asked } from './ask.ts';
export type { FailedCall, Transport } from './base-query.ts';
export { createPortalApis } from './create-portal-apis.ts';
export type { PortalApis, PortalApisOptions } from './create-portal-apis.ts';
export { createPortalStore } from './create-portal-store.ts';
export type { PortalStore } from './create-portal-store.ts';
export { ANSWER_TAG } from './graph-api.ts';
export type { GraphApi } from './graph-api.ts';
export type { AdminToolApi, UserApi } from './later-apis.ts';
