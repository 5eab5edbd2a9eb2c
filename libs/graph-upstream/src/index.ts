export { createUpstream } from './create-upstream.ts';
export type { Upstream, UpstreamCall } from './create-upstream.ts';
export { UPSTREAM_COLLECTIONS, isUpstreamKind } from './collections.ts';
export type { UpstreamKind } from './collections.ts';
export type { UpstreamPage } from './parse-page.ts';
export { UpstreamError } from './upstream-error.ts';
export type { UpstreamErrorReason } from './upstream-error.ts';
