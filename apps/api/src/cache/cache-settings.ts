import { z } from 'zod';
import { row, wholeNumber } from '../settings-row.ts';
import { parseHosts } from './allowed-hosts.ts';

const hosts = z.string().transform((text, context) => {
  const parsed = parseHosts(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'must be hosts like api.example.org or example.org:8443' });
  return z.NEVER;
});

/** Settings of the cache. */
export const CACHE_SETTINGS = {
  CACHE_HOSTS: row(
    hosts,
    '',
    'hosts, comma-separated',
    'Whose answers the cache fetches; without any, only our own help content',
  ),
  CACHE_LONG: row(
    z.enum(['true', 'false']).transform((text) => text === 'true'),
    'true',
    'true, false',
    'Give out older answers while newer ones are fetched or cannot be had',
  ),
  CACHE_MEMORY_MB: row(wholeNumber(1, 4_096), '64', 'MB', 'Memory that the cache takes at most'),
  CACHE_TIME_LIMIT_MS: row(
    wholeNumber(100, 60_000),
    '10000',
    'ms',
    'A service that takes longer is answered 504',
  ),
} as const;

type Rows = typeof CACHE_SETTINGS;
export type CacheSettings = { readonly [K in keyof Rows]: z.output<Rows[K]['schema']> };
