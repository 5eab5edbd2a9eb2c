/** Failures of a service and their responses. Never 401 or 403, which the portal would apply to its own user. */
export const UPSTREAM_FAILURES = {
  unreachable: { status: 502, message: 'The cached service cannot be reached' },
  forbidden: { status: 502, message: 'The cached service redirects to an address that is not allowed' },
  redirects: { status: 502, message: 'The cached service redirects too often' },
  status: { status: 502, message: 'The cached service answered with a failure' },
  type: { status: 502, message: 'The cached service did not answer with JSON' },
  size: { status: 502, message: 'The answer of the cached service is too large' },
  timeout: { status: 504, message: 'The cached service did not answer in time' },
  busy: { status: 503, message: 'Too many concurrent requests to services; try again in a moment' },
} as const;
export type UpstreamFailure = keyof typeof UPSTREAM_FAILURES;

/** A response of a service. */
export type UpstreamAnswer =
  | {
      readonly kind: 'json';
      readonly body: Buffer;
      readonly cacheControl: string;
      /** The age of the response on arrival. */
      readonly ageS: number;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: UpstreamFailure };

export const failed = (reason: UpstreamFailure) => ({ kind: 'failed', reason }) as const;

/** Reports whether a media type is JSON or based on it, such as `application/problem+json`. */
export const isJsonType = (contentType: string): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);

/** Returns the outcome of a status without a usable body; null for status 200. */
export const answerOfStatus = (status: number): UpstreamAnswer | null => {
  if (status === 404 || status === 410) return { kind: 'missing' };
  return status === 200 ? null : failed('status');
};
