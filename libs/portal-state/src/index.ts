export type { Transport } from './base-query.ts';
export { createPortalStore } from './create-portal-store.ts';
export type { PortalStore, PortalStoreOptions } from './create-portal-store.ts';
export type { Asked, GraphApi } from './graph-api.ts';
