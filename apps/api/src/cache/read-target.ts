import { isAllowedHost } from './allowed-hosts.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { parseUrl } from './parse-url.ts';

/** A requested address. `key` is the same for all spellings of an address. */
export type Target =
  | { readonly kind: 'own'; readonly key: string }
  | { readonly kind: 'outside'; readonly key: string; readonly url: URL }
  | { readonly kind: 'rejected'; readonly message: string };

export interface TargetRules {
  readonly hosts: AllowedHosts;
  /** The public address of this server, e.g. `https://discovery.example.org`. */
  readonly ownOrigin: string;
}

const rejected = (message: string): Target => ({ kind: 'rejected', message: `url: ${message}` });

/** The own paths that the cache serves: the help content, with or without the portal's prefix. */
const OWN = /^(?:\/api)?(\/admin-tool\/.*)$/;

const ownTarget = (text: string): Target => {
  // Parsing resolves dot segments before the path is checked.
  const url = parseUrl(text, 'http://own.invalid');
  const path = url && OWN.exec(url.pathname)?.[1];
  return url && path
    ? { kind: 'own', key: `${path}${url.search}` }
    : rejected('on this server, only addresses below /admin-tool/ are cached');
};

const absoluteTarget = (text: string, { hosts, ownOrigin }: TargetRules): Target => {
  const url = parseUrl(text);
  if (url === null) return rejected('not an address');
  if (url.username !== '' || url.password !== '') return rejected('an address must not contain a user name');
  if (url.origin === ownOrigin) return ownTarget(`${url.pathname}${url.search}`);
  if (!isAllowedHost(url, hosts))
    return rejected(`the host is not configured for this cache: ${url.host || url.protocol}`);
  url.hash = '';
  return { kind: 'outside', key: url.href, url };
};

/**
 * Parses a requested address: a path of this server, or an address of a configured host. Characters that programs
 * interpret differently (spaces, control characters, backslashes) are rejected.
 */
export const readTarget = (text: string, rules: TargetRules): Target => {
  if (/[\s\p{Cc}\\]/u.test(text))
    return rejected('an address must not contain spaces, control characters or backslashes');
  return /^\/(?!\/)/.test(text) ? ownTarget(text) : absoluteTarget(text, rules);
};
