import type { Endpoint } from './endpoint.ts';

/**
 * Time-outs of GET calls in milliseconds. Spec §9.
 * @example TIME_OUT_MS.server.production // 3000
 */
export const TIME_OUT_MS = {
  server: { production: 3000, development: 4000 },
  browser: { production: 6000, development: 12_000 },
  default: 30_000,
} as const;

/**
 * Services whose calls are not held to the short time-outs. Spec §9.
 * @example TIME_OUT_EXEMPT_SERVICES[0] // 'csv'
 */
export const TIME_OUT_EXEMPT_SERVICES = [
  'csv',
  'registry',
  'claims',
  'crossrefSearch',
  'dataciteSearch',
  'statistics',
  'latestSearch',
  'monitorStatsFrame',
] as const;

/**
 * What a call's time-out depends on.
 * @example const call: CallCircumstances = { place: 'browser', production: true, service: 'csv', method: 'GET' };
 */
export interface CallCircumstances {
  readonly place: 'server' | 'browser';
  readonly production: boolean;
  /** Name of the service called; unknown ones are not exempt. */
  readonly service: string;
  readonly method: Endpoint<unknown>['method'];
}

/**
 * How long a call may take, in milliseconds. Spec §9; the default holds for exempt services and for other methods.
 * @example timeOutMs({ place: 'server', production: true, service: 'search', method: 'GET' }) // 3000
 */
export const timeOutMs = ({ place, production, service, method }: CallCircumstances): number =>
  method !== 'GET' || (TIME_OUT_EXEMPT_SERVICES as readonly string[]).includes(service)
    ? TIME_OUT_MS.default
    : TIME_OUT_MS[place][production ? 'production' : 'development'];
