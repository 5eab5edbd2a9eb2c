export {
  AUTHORIZATION_EXEMPT_SERVICES,
  authorizationFailure,
  endsLogin,
  isAuthorizationExempt,
} from './authorization.ts';
export type { AuthorizationFailure } from './authorization.ts';
export { endpointAddress, path } from './endpoint.ts';
export type { Endpoint } from './endpoint.ts';
export { describeHttpError, NO_ANSWER_STATUS, statusOf } from './http-error.ts';
export type { HttpError } from './http-error.ts';
export { parseSameOriginPath } from './parse-same-origin-path.ts';
export { readFlag, readList, readNumber, readObject, readText } from './read-answer.ts';
export type { Fields, Reader } from './read-answer.ts';
export { send } from './send.ts';
export type { Answer, Fetch, SendOptions, Signal } from './send.ts';
export { TIME_OUT_EXEMPT_SERVICES, TIME_OUT_MS, timeOutMs } from './time-outs.ts';
export type { CallCircumstances } from './time-outs.ts';
export { viaCache } from './via-cache.ts';
