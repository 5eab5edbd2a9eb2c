export type { Asked } from './ask.ts';
export type { FailedCall, Transport } from './base-query.ts';
export { createPortalStore } from './create-portal-store.ts';
export type { PortalStore, PortalStoreOptions } from './create-portal-store.ts';
export { ANSWER_TAG } from './graph-api.ts';
export type { GraphApi } from './graph-api.ts';
export type { AdminToolApi, UserApi } from './later-apis.ts';
