import { isAllowedHost } from './allowed-hosts.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { parseUrl } from './parse-url.ts';

/** What the cache is asked for. `key` is the same for two spellings of one address. */
export type Target =
  | { readonly kind: 'own'; readonly key: string }
  | { readonly kind: 'outside'; readonly key: string; readonly url: URL }
  | { readonly kind: 'refused'; readonly message: string };

export interface TargetRules {
  readonly hosts: AllowedHosts;
  /** Where visitors reach this server, e.g. `https://discovery.example.org`. */
  readonly ownOrigin: string;
}

const refused = (message: string): Target => ({ kind: 'refused', message: `url: ${message}` });

/** What of this server may be asked for through its own cache: the help content, with or without the portal's prefix. */
const OWN = /^(?:\/api)?(\/admin-tool\/.*)$/;

const ownTarget = (text: string): Target => {
  // Parsed, so that dot segments are resolved before the path is looked at.
  const url = parseUrl(text, 'http://own.invalid');
  const path = url && OWN.exec(url.pathname)?.[1];
  return url && path
    ? { kind: 'own', key: `${path}${url.search}` }
    : refused('of this server only addresses below /admin-tool/ are answered through the cache');
};

const absoluteTarget = (text: string, { hosts, ownOrigin }: TargetRules): Target => {
  const url = parseUrl(text);
  if (url === null) return refused('not an address');
  if (url.username !== '' || url.password !== '')
    return refused('addresses with a user name are not fetched');
  if (url.origin === ownOrigin) return ownTarget(`${url.pathname}${url.search}`);
  if (!isAllowedHost(url, hosts))
    return refused(`this cache does not answer for ${url.host || url.protocol}`);
  url.hash = '';
  return { kind: 'outside', key: url.href, url };
};

/**
 * Reads the address that the cache is asked for: a path of this server, or an address of a configured host.
 * Spellings that programs read differently (blanks, control characters, backslashes) are refused.
 */
export const readTarget = (text: string, rules: TargetRules): Target => {
  if (/[\s\p{Cc}\\]/u.test(text))
    return refused('an address has no blanks, control characters or backslashes');
  return /^\/(?!\/)/.test(text) ? ownTarget(text) : absoluteTarget(text, rules);
};
