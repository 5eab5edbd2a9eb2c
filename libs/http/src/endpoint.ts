/** One call, as data: what is sent, and how its answer is read. Functions make them; {@link send} sends them. */
export interface Endpoint<T> {
  readonly method: 'GET' | 'POST';
  /** Below the service's base address, without a leading slash, its segments encoded. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  /** Reads the answer's JSON; throws when it is not of the expected shape. */
  readonly parse: (json: unknown) => T;
}

/**
 * The endpoint's address below a base address.
 * @example endpointAddress('http://localhost/api/', { path: 'a', query: [['q', 'x y']] }) // 'http://localhost/api/a?q=x%20y'
 */
export const endpointAddress = (
  baseUrl: string,
  endpoint: Pick<Endpoint<unknown>, 'path' | 'query'>,
): string => {
  const query = (endpoint.query ?? [])
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${baseUrl.replace(/\/+$/, '')}/${endpoint.path}${query && `?${query}`}`;
};

/**
 * A path of encoded segments.
 * @example path('explore', 'a/b') // 'explore/a%2Fb'
 */
export const path = (...segments: readonly string[]): string => segments.map(encodeURIComponent).join('/');
