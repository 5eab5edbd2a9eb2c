import { hideCredentials } from '@open-discovery/http-server';
import { z } from 'zod';
import { CACHE_SETTINGS } from '../cache/cache-settings.ts';
import { CLAIMS_SETTINGS } from '../claims/claims-settings.ts';
import { CONTENT_SETTINGS } from '../content/content-settings.ts';
import { CROSS_ORIGIN_SETTINGS } from '../http/cross-origin-settings.ts';
import { HARVEST_SETTINGS } from '../harvest/harvest-settings.ts';
import { IDENTITY_SETTINGS } from '../identity/identity-settings.ts';
import { violatedRules } from '../identity/settings-rules.ts';
import { ORCID_SETTINGS } from '../orcid/orcid-settings.ts';
import { SEARCH_SETTINGS } from '../search/search-settings.ts';
import { TELEMETRY_SETTINGS } from '../telemetry/telemetry-settings.ts';
import { oneOf, optionalText, row, schemaOf, secretRow, wholeNumber } from './settings-row.ts';
import type { SettingRow, SettingsOf } from './settings-row.ts';
import { UPLOAD_SETTINGS } from '../uploads/upload-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const postgresAddress = optionalText.refine(
  (text) => text === null || /^postgres(ql)?:\/\//.test(text),
  'must be like postgresql://user:password@host/database',
);

/** All settings of the server by environment variable. */
export const SETTINGS = {
  HOST: row(
    z.string().trim().min(1),
    '127.0.0.1',
    'address',
    'network address to listen on; 0.0.0.0 for all',
  ),
  API_PORT: row(wholeNumber(0, 65_535), '4300', 'port', 'port to listen on; 0 for any free port'),
  DATA_DIR: row(
    z.string().trim().min(1),
    './var',
    'folder',
    'folder of the search index (in "index") and of stored content',
  ),
  DATABASE_URL: secretRow(
    postgresAddress,
    'address',
    'PostgreSQL database; default: an SQLite file in DATA_DIR',
  ),
  DATABASE_TIME_LIMIT_MS: row(
    wholeNumber(100, 600_000),
    '5000',
    'ms',
    'time limit of connecting to PostgreSQL and of each statement; after it, requests get a 503',
  ),
  DATABASE_MIGRATION_LIMIT_MS: row(
    wholeNumber(100, 86_400_000),
    '600000',
    'ms',
    'time limit of each statement that changes the tables of PostgreSQL after an upgrade; the start tries three times',
  ),
  PORTAL_CONFIG: row(
    optionalText,
    '',
    'file',
    'portal configuration for an empty database; default: the shipped portal',
  ),
  ...IDENTITY_SETTINGS,
  ...UPLOAD_SETTINGS,
  ...HARVEST_SETTINGS,
  ...CACHE_SETTINGS,
  ...CLAIMS_SETTINGS,
  ...CONTENT_SETTINGS,
  ...ORCID_SETTINGS,
  ...CROSS_ORIGIN_SETTINGS,
  ...TELEMETRY_SETTINGS,
  CITATION_STYLES_DIR: row(optionalText, '', 'folder', 'folder with additional citation styles (*.csl)'),
  OAI_ADMIN_EMAIL: row(
    z.email('must be an e-mail address'),
    'admin@example.org',
    'e-mail',
    'contact address for harvesters of /oai',
  ),
  LOG_LEVEL: row(
    oneOf(LOG_LEVELS),
    'info',
    LOG_LEVELS.join(', '),
    'minimum log level; query texts are logged at debug only',
  ),
  ...SEARCH_SETTINGS,
  SEARCH_WORKERS: row(
    wholeNumber(0, 64),
    '3',
    'threads',
    'search threads, of which one visitor never has all; 0 searches in the main thread',
  ),
  SEARCH_QUEUE: row(
    wholeNumber(1, 100_000),
    '1000',
    'searches',
    'maximum number of queued searches, in which visitors take turns; further ones get a 503',
  ),
  SEARCHES_PER_VISITOR: row(
    wholeNumber(1, 100_000),
    '100',
    'searches',
    'maximum number of running and queued searches of one visitor; further ones get a 429',
  ),
  SEARCH_TIME_LIMIT_MS: row(
    wholeNumber(10, 600_000),
    '10000',
    'ms',
    'time limit of a search, from its arrival on: a 504, or a 503 if it is still queued',
  ),
  INDEX_POLL_MS: row(wholeNumber(50, 3_600_000), '2000', 'ms', 'interval of checks for newer records'),
  CACHE_SECONDS: row(wholeNumber(0, 86_400), '60', 's', 'how long browsers and proxies may reuse a response'),
  REQUEST_TIMEOUT_SECONDS: row(
    z
      .string()
      .regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number')
      .transform(Number)
      .refine((seconds) => seconds >= 0.1 && seconds <= 3_600, 'must be between 0.1 and 3600'),
    '120',
    's',
    'time in which a request with its body must have arrived; slower ones get a 408. A connection on which nothing moves for twice as long is closed',
  ),
  SHUTDOWN_LIMIT_MS: row(
    wholeNumber(0, 600_000),
    '10000',
    'ms',
    'how long a shutdown waits for running requests',
  ),
} as const satisfies Record<string, SettingRow>;

/** The settings that `<NAME>_FILE` may name a file for. */
export const SECRETS: readonly string[] = Object.entries(SETTINGS)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

export type SettingName = keyof typeof SETTINGS;
export type Settings = SettingsOf<typeof SETTINGS>;
export interface SettingProblem {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const schema = schemaOf(SETTINGS);

/** Returns the default number of search threads: for one visitor one per core, at most two, and one for the others. */
const defaultWorkers = (cores: number): string => String(Math.max(1, Math.min(2, cores)) + 1);

/** Hides secrets in messages. */
const masked = (name: string, value: string): string =>
  Object.entries(SETTINGS).some(([own, { isSecret }]) => own === name && isSecret) && value !== ''
    ? '***'
    : hideCredentials(value);

/**
 * Parses the settings from environment variables. An empty variable counts as not set.
 * @example
 * parseSettings({ API_PORT: '80a' }, { cores: 2 });
 * // { ok: false, problems: [{ name: 'API_PORT', value: '80a', message: 'must be a whole number' }] }
 */
export const parseSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  machine: { readonly cores: number },
): SettingsResult => {
  const given = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { fallback }]) => [
      name,
      environment[name]?.trim() || (name === 'SEARCH_WORKERS' ? defaultWorkers(machine.cores) : fallback),
    ]),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? violatedRules(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
  if (parsed.success && problems.length === 0) return { ok: true, settings: parsed.data };
  return {
    ok: false,
    problems: problems.map(({ name, message }) => ({
      name,
      value: masked(name, given[name] ?? ''),
      message,
    })),
  };
};
