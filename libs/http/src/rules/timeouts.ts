import type { EndpointRequest } from '../endpoint.ts';

/**
 * Timeouts of GET requests in milliseconds; `default` applies to all others. Spec §9.
 * @example TIMEOUT_MS.server.production // 3000
 */
export const TIMEOUT_MS = {
  server: { production: 3000, development: 4000 },
  browser: { production: 6000, development: 12_000 },
  default: 30_000,
} as const;

/**
 * Services that the short timeouts do not apply to. Spec §9.
 * @example TIMEOUT_EXEMPT_SERVICES[0] // 'csv'
 */
export const TIMEOUT_EXEMPT_SERVICES = [
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
 * The properties of a request that determine its timeout.
 * @example const context: TimeoutContext = { place: 'browser', production: true, service: 'csv', method: 'GET' };
 */
export interface TimeoutContext {
  readonly place: 'server' | 'browser';
  readonly production: boolean;
  /** Name of the service; unknown services are not exempt. */
  readonly service: string;
  readonly method: EndpointRequest['method'];
}

/**
 * Returns the timeout of a request in milliseconds. Exempt services and methods other than GET have the default. Spec §9.
 * @example timeoutMs({ place: 'server', production: true, service: 'search', method: 'GET' }) // 3000
 */
export const timeoutMs = ({ place, production, service, method }: TimeoutContext): number =>
  method !== 'GET' || (TIMEOUT_EXEMPT_SERVICES as readonly string[]).includes(service)
    ? TIMEOUT_MS.default
    : TIMEOUT_MS[place][production ? 'production' : 'development'];
