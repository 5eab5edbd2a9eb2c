/** Why there is no answer, and what the client is told. Never 401 or 403: the portal reads those as being about its user. */
export const UPSTREAM_FAILURES = {
  unreachable: { status: 502, message: 'The cached service cannot be reached' },
  forbidden: { status: 502, message: 'The cached service leads to an address that is not fetched' },
  redirects: { status: 502, message: 'The cached service redirects too often' },
  status: { status: 502, message: 'The cached service answered with a failure' },
  type: { status: 502, message: 'The cached service did not answer with JSON' },
  size: { status: 502, message: 'The answer of the cached service is too large' },
  timeout: { status: 504, message: 'The cached service did not answer in time' },
  busy: { status: 503, message: 'Too many services are being asked; try again in a moment' },
} as const;
export type UpstreamFailure = keyof typeof UPSTREAM_FAILURES;

/** What a service answered, as far as the cache is concerned. */
export type UpstreamAnswer =
  | {
      readonly kind: 'json';
      readonly body: Buffer;
      readonly cacheControl: string;
      /** How old the answer already was when it came. */
      readonly ageS: number;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: UpstreamFailure };

export const failed = (reason: UpstreamFailure) => ({ kind: 'failed', reason }) as const;

/** JSON and its relatives (`application/problem+json`): nothing that a browser would run or render. */
export const isJsonType = (contentType: string): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);

/** What a status without an answer means; null for one with an answer. */
export const answerOfStatus = (status: number): UpstreamAnswer | null => {
  if (status === 404 || status === 410) return { kind: 'missing' };
  return status === 200 ? null : failed('status');
};
