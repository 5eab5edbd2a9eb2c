import { z } from 'zod';
import { row, trueOrFalse, wholeNumber } from '../settings/settings-row.ts';
import type { SettingsOf } from '../settings/settings-row.ts';
import { parseHosts } from './allowed-hosts.ts';

const hosts = z.string().transform((text, context) => {
  const parsed = parseHosts(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'must be hosts like api.example.org or example.org:8443' });
  return z.NEVER;
});

export const CACHE_SETTINGS = {
  CACHE_HOSTS: row(
    hosts,
    '',
    'hosts, comma-separated',
    'services that the cache may fetch from; default: only the portal’s own help content',
  ),
  CACHE_LONG: row(
    trueOrFalse,
    'true',
    'true, false',
    'serve stale responses while they are renewed or if that fails',
  ),
  CACHE_MEMORY_MB: row(wholeNumber(1, 4_096), '64', 'MB', 'maximum memory of the cache'),
  CACHE_TIME_LIMIT_MS: row(
    wholeNumber(100, 60_000),
    '10000',
    'ms',
    'time limit of a service; slower ones get a 504',
  ),
} as const;

export type CacheSettings = SettingsOf<typeof CACHE_SETTINGS>;
