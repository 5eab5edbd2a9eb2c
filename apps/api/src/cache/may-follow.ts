import { isAllowedHost } from './allowed-hosts.ts';
import type { AllowedHosts } from './allowed-hosts.ts';

/** Whether a service may send on: to a configured host as well, never from https to http, and without a user name. */
export const mayFollow = (from: URL, to: URL, hosts: AllowedHosts): boolean =>
  isAllowedHost(to, hosts) && to.username === '' && (from.protocol !== 'https:' || to.protocol === 'https:');
