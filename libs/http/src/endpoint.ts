import { encodeText } from './encode-text.ts';

/**
 * A part of a response that its parser leaves out because it is malformed.
 * @example const rejected: RejectedPart = { path: 'results[3]', id: 'doi_________::1', problem: 'type: no enum' };
 */
export interface RejectedPart {
  /** Position in the response, such as `results[3]`. */
  readonly path: string;
  /** Id of the record that is left out or incomplete; null if the part is not a record or has no id. */
  readonly id: string | null;
  readonly problem: string;
}

/**
 * Parses the JSON of a response. It throws if the response as a whole is malformed, and reports each part that it leaves out.
 * @example const parseTotal: Parse<number> = (json) => readNumber(readObject(json, 'response')['total'], 'total');
 */
export type Parse<T> = (json: unknown, report?: (rejected: RejectedPart) => void) => T;

/**
 * A request to a service, as data.
 * @example const request: EndpointRequest = { method: 'GET', path: path('titles', id) };
 */
export interface EndpointRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the service's base address, without a leading slash, segments encoded. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[] | undefined;
  readonly body?: unknown;
  /** Marks a GET whose response is the same for every caller, so that it may come from a shared cache. */
  readonly isPublic?: boolean | undefined;
  /** The service in the table of timeouts that the request belongs to, if it is not that of its sender. */
  readonly service?: string | undefined;
}

/**
 * A request with the parser of its response. Functions create endpoints; `send` sends them.
 * @example const getTitle = (id: string): Endpoint<string> => ({ method: 'GET', path: path('titles', id), parse: String });
 */
export interface Endpoint<T> extends EndpointRequest {
  readonly parse: Parse<T>;
}

/**
 * An endpoint whose parser is loaded while the request is pending, so that its code is in no initial bundle.
 * @example const getTitle = (): LazyEndpoint<string> => ({ method: 'GET', path: 't', loadParser: async () => String });
 */
export interface LazyEndpoint<T> extends EndpointRequest {
  readonly loadParser: () => Promise<Parse<T>>;
}

/**
 * An endpoint that `send` accepts.
 * @example const endpoints: AnyEndpoint<unknown>[] = [getTitle('x'), getOverview()];
 */
export type AnyEndpoint<T> = Endpoint<T> | LazyEndpoint<T>;

/**
 * Returns the address of an endpoint relative to a base address.
 * @example endpointAddress('http://localhost/api/', { path: 'a', query: [['q', 'x y']] }) // 'http://localhost/api/a?q=x%20y'
 */
export const endpointAddress = (
  baseUrl: string,
  endpoint: Pick<EndpointRequest, 'path' | 'query'>,
): string => {
  const query = (endpoint.query ?? [])
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .join('&');
  return `${baseUrl.replace(/\/+$/, '')}/${endpoint.path}${query && `?${query}`}`;
};

/**
 * Joins encoded segments to a path. Any text is one segment, and none throws.
 * @example path('explore', 'a/b') // 'explore/a%2Fb'
 */
export const path = (...segments: readonly string[]): string => segments.map(encodeSegment).join('/');

/** Encodes the dots of `.` and `..` twice: URL parsers resolve them even when they are encoded once. */
const encodeSegment = (segment: string): string =>
  /^\.\.?$/.test(segment) ? segment.replaceAll('.', '%252E') : encodeText(segment);
