export const RESOURCE_POLICY = 'cross-origin-resource-policy';

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  [RESOURCE_POLICY]: 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const YEAR_SECONDS = 31_536_000;

/** Returns the headers of every response. A portal on https tells browsers to stay on it. RFC 6797. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});
