import { z } from 'zod';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);

const row = <T extends z.ZodType<unknown, string>>(
  schema: T,
  fallback: string,
  unit: string,
  description: string,
) => ({ schema, fallback, unit, description });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting of the server: the environment variable, its default, its unit and what it does. */
export const SETTINGS = {
  HOST: row(
    z.string().trim().min(1),
    '127.0.0.1',
    'address',
    'Network address to listen on; 0.0.0.0 for all',
  ),
  API_PORT: row(wholeNumber(0, 65_535), '4300', 'port', 'Port to listen on; 0 takes a free one'),
  DATA_DIR: row(z.string().trim().min(1), './var', 'folder', 'Where the index lies, in its folder "index"'),
  LOG_LEVEL: row(
    z.enum(LOG_LEVELS),
    'info',
    LOG_LEVELS.join(', '),
    'From which level on to log; query texts at debug only',
  ),
  SEARCH_WORKERS: row(
    wholeNumber(0, 64),
    '2',
    'threads',
    'Threads that search; 0 searches in the main thread',
  ),
  SEARCH_QUEUE: row(
    wholeNumber(1, 100_000),
    '64',
    'searches',
    'Searches that may wait; more are answered 503',
  ),
  SEARCH_TIME_LIMIT_MS: row(
    wholeNumber(10, 600_000),
    '10000',
    'ms',
    'A search that takes longer is answered 504',
  ),
  INDEX_POLL_MS: row(wholeNumber(50, 3_600_000), '2000', 'ms', 'How often to look for newer records'),
  CACHE_SECONDS: row(wholeNumber(0, 86_400), '60', 's', 'How long browsers and proxies may reuse an answer'),
  SHUTDOWN_LIMIT_MS: row(
    wholeNumber(0, 600_000),
    '10000',
    'ms',
    'How long to wait for running requests when stopping',
  ),
} as const satisfies Record<string, ReturnType<typeof row>>;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingName]: z.output<(typeof SETTINGS)[K]['schema']> };
export interface SettingProblem {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

const schema = z.object({
  HOST: SETTINGS.HOST.schema,
  API_PORT: SETTINGS.API_PORT.schema,
  DATA_DIR: SETTINGS.DATA_DIR.schema,
  LOG_LEVEL: SETTINGS.LOG_LEVEL.schema,
  SEARCH_WORKERS: SETTINGS.SEARCH_WORKERS.schema,
  SEARCH_QUEUE: SETTINGS.SEARCH_QUEUE.schema,
  SEARCH_TIME_LIMIT_MS: SETTINGS.SEARCH_TIME_LIMIT_MS.schema,
  INDEX_POLL_MS: SETTINGS.INDEX_POLL_MS.schema,
  CACHE_SECONDS: SETTINGS.CACHE_SECONDS.schema,
  SHUTDOWN_LIMIT_MS: SETTINGS.SHUTDOWN_LIMIT_MS.schema,
});

/** Threads that search unless the setting says otherwise: one a core, at most two. */
const workersFor = (cores: number): string => String(Math.max(1, Math.min(2, cores)));

/**
 * Reads the settings out of the environment; an empty variable counts as not set.
 *
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
      environment[name]?.trim() || (name === 'SEARCH_WORKERS' ? workersFor(machine.cores) : fallback),
    ]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, settings: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return { name, value: given[name] ?? '', message };
    }),
  };
};
