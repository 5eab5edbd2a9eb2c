import { parseUrl } from './parse-url.ts';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Hosts as `host:port`, normalized by the URL standard. */
export type AllowedHosts = ReadonlySet<string>;

const hostOf = (entry: string): string[] | null => {
  const url = parseUrl(`http://${entry}`);
  const isHostOnly = url !== null && url.username === '' && /^http:\/\/[^/?#@]+\/$/.test(url.href);
  if (!isHostOnly || /[/?#@\s\\]/.test(entry)) return null;
  const port = /:(\d+)$/.exec(entry)?.[1];
  return (port === undefined ? Object.values(DEFAULT_PORTS) : [port]).map((one) => `${url.hostname}:${one}`);
};

/**
 * Parses a comma-separated list of hosts; null if an entry is not a host. A host without a port allows 80 and 443.
 * @example parseHosts('api.example.org, example.net:8443')
 */
export const parseHosts = (text: string): AllowedHosts | null => {
  const entries = text.split(',').flatMap((entry) => entry.trim() || []);
  const hosts = entries.map(hostOf);
  return hosts.includes(null) ? null : new Set(hosts.flatMap((one) => one ?? []));
};

/** Reports whether an http or https address has an allowed host and port. */
export const isAllowedHost = (url: URL, hosts: AllowedHosts): boolean => {
  const port = url.port || DEFAULT_PORTS[url.protocol];
  return Object.hasOwn(DEFAULT_PORTS, url.protocol) && hosts.has(`${url.hostname}:${port ?? ''}`);
};
