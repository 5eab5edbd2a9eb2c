export { endpointAddress, path } from './endpoint.ts';
export type { Endpoint } from './endpoint.ts';
export { NO_ANSWER_STATUS, statusOf } from './http-error.ts';
export type { HttpError } from './http-error.ts';
export { send } from './send.ts';
export type { Answer, Fetch, SendOptions } from './send.ts';
export { TIME_OUT_EXEMPT_SERVICES, TIME_OUT_MS, timeOutMs } from './time-outs.ts';
export type { CallCircumstances } from './time-outs.ts';
