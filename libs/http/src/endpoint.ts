import { encodeText } from './encode-text.ts';

/**
 * One call, as data: what is sent, and how its answer is read. Functions make them; `send` sends them.
 * @example const getTitle = (id: string): Endpoint<string> => ({ method: 'GET', path: path('titles', id), parse: String });
 */
export interface Endpoint<T> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the service's base address, without a leading slash, its segments encoded. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  /** The answer is the same for everybody: a GET may go through a cache. */
  readonly isPublic?: boolean;
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
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .join('&');
  return `${baseUrl.replace(/\/+$/, '')}/${endpoint.path}${query && `?${query}`}`;
};

/**
 * A path of encoded segments. Any text is one segment, and none throws.
 * @example path('explore', 'a/b') // 'explore/a%2Fb'
 */
export const path = (...segments: readonly string[]): string => segments.map(encodeSegment).join('/');

/** Addresses climb at `.` and `..` even when these are encoded; encoded twice, they name nothing instead. */
const encodeSegment = (segment: string): string =>
  /^\.\.?$/.test(segment) ? segment.replaceAll('.', '%252E') : encodeText(segment);
