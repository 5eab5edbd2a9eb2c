import { isAllowedHost } from './allowed-hosts.ts';
import type { AllowedHosts } from './allowed-hosts.ts';

/** Reports whether a redirect is allowed: to a configured host, without a user name, and never from https to http. */
export const mayFollow = (from: URL, to: URL, hosts: AllowedHosts): boolean =>
  isAllowedHost(to, hosts) && to.username === '' && (from.protocol !== 'https:' || to.protocol === 'https:');
