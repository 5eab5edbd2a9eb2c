import type { PortalConfiguration } from '@open-discovery/config';
import { createHash } from 'node:crypto';
import { pageStyles, THEME_SCRIPT } from '../routing/document.tsx';
import { RETRY_SCRIPT } from './rendering/retry.tsx';

/**
 * Returns the CSP source of an inline text. With hashes the page is the same for everyone, unlike with
 * nonces.
 */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SCRIPT_SOURCES = ["'self'", hashOf(THEME_SCRIPT), hashOf(RETRY_SCRIPT)].join(' ');

const styleSources = (configuration: PortalConfiguration): string =>
  ["'self'", ...pageStyles(configuration).map((css) => hashOf(css))].join(' ');

/** Returns the origins that the browser calls: this site, and the origins of external services. */
export const callOrigins = ({ addresses, switches, tracking }: PortalConfiguration): string[] => {
  const { graph, adminTool, claims, userInfo, upload, dataTransfer, orcid } = addresses;
  const cache = switches.longCache ? addresses.cache : '';
  const called = [graph, adminTool, claims, userInfo, upload, cache, dataTransfer ?? '', orcid ?? ''];
  const tracker = switches.tracking && tracking !== null ? [tracking.address] : [];
  const elsewhere = [...called, ...tracker].filter((address) => address !== '' && !address.startsWith('/'));
  return ["'self'", ...new Set(elsewhere.map((address) => new URL(address).origin))];
};

const PERMISSIONS = 'camera=(), geolocation=(), microphone=()';

/** The policy of answers that are not pages: nothing in them is loaded or framed. */
const OUTSIDE_PAGES = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const YEAR_SECONDS = 31_536_000;

/**
 * Returns the security headers of every answer of the host. Pages and the API replace them by their own;
 * `Strict-Transport-Security` holds for the whole host.
 */
export const hostHeaders = (publicUrl: string | null): Record<string, string> => ({
  ...OUTSIDE_PAGES,
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});

/** Returns the security headers of what other sites embed: it has no scripts and sends nothing. */
export const embedHeaders = (configuration: PortalConfiguration): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${styleSources(configuration)}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
});

/**
 * Returns the security headers of a page. It may load only from its own origin, and images from any https
 * address (logos of data sources).
 */
export const securityHeaders = (configuration: PortalConfiguration): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${SCRIPT_SOURCES}`,
    `style-src ${styleSources(configuration)}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${callOrigins(configuration).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
});
