export { encodeText } from './encode-text.ts';
export { endpointAddress, path } from './endpoint.ts';
export type {
  AnyEndpoint,
  Endpoint,
  EndpointRequest,
  LazyEndpoint,
  Parse,
  RejectedPart,
} from './endpoint.ts';
export { describeHttpError, describeRejectedPart, NO_RESPONSE_STATUS, statusOf } from './http-error.ts';
export type { HttpError } from './http-error.ts';
export { readFlag, readList, readNumber, readObject, readText } from './json-readers.ts';
export type { Fields, Reader } from './json-readers.ts';
export { parseSameOriginPath } from './parse-same-origin-path.ts';
export { listOf, objectOf, oneOf, optional, orDefault, orNull, recordOf } from './reader-combinators.ts';
export { CODE_LANGUAGE_NAMES, CODE_LANGUAGES, quotableUrl, requestCode } from './request-code.ts';
export type { CodeLanguage, CodeRequest } from './request-code.ts';
export {
  AUTHORIZATION_EXEMPT_SERVICES,
  authorizationFailure,
  endsLogin,
  isAuthorizationExempt,
} from './rules/authorization.ts';
export type { AuthorizationFailure } from './rules/authorization.ts';
export { TIMEOUT_EXEMPT_SERVICES, TIMEOUT_MS, timeoutMs } from './rules/timeouts.ts';
export type { TimeoutContext } from './rules/timeouts.ts';
export { viaCache } from './rules/via-cache.ts';
export { send } from './send.ts';
export type { Fetch, SendOptions, SendResult } from './send.ts';
export type { AbortNotifier, Signal } from './signal.ts';
