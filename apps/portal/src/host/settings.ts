import { hideCredentials } from '@open-discovery/http-server';
import { OTLP_HEADERS_FORM, parseOtlpHeaders } from '@open-discovery/telemetry/settings';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** Makes a setting optional; an empty one counts as absent. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

const PUBLIC_URL_RULE = 'must be like https://discovery.example.org, without a path';

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && `${pathname}${search}${hash}` === '/';
};

const CONTACT = /^(?:mailto:|https:\/\/|tel:)\S+$/;
const CONTACT_RULE = 'must be like mailto:security@example.org or https://example.org/security';

const publicUrl = z
  .string()
  .refine((text) => text === '' || isOrigin(text), PUBLIC_URL_RULE)
  .transform((text) => (text === '' ? null : new URL(text).origin))
  .default(null);

const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `must be one of: ${words.join(', ')}`);

/** The settings of the portal's host with their descriptions. All have defaults. */
export const PORTAL_SETTINGS = {
  PORT: { schema: port(4200), text: 'port of the portal' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), text: 'address to listen on' },
  API_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    text: 'internal address of the API; default: http://127.0.0.1:API_PORT',
  },
  API_PORT: { schema: port(4300), text: 'port of the API' },
  PUBLIC_URL: {
    schema: publicUrl,
    text: 'public address of the portal, with which all printed addresses begin; default: that of the request',
  },
  REQUEST_TIMEOUT_SECONDS: {
    schema: z.coerce.number().min(0.1).max(3_600).default(120),
    text: 'seconds in which a request with its body must have arrived; a connection on which nothing moves for twice as long is closed',
  },
  SECURITY_CONTACT: {
    schema: unlessEmpty(z.string().regex(CONTACT, CONTACT_RULE)),
    text: 'whom to tell about a vulnerability, in /.well-known/security.txt: a mailto:, https: or tel: address; default: none',
  },
  PORTAL_CONFIG: {
    schema: z.string().optional(),
    text: 'portal configuration file; default: the shipped configuration',
  },
  PORTAL_STATIC: {
    schema: oneOf(['true', 'false']).optional(),
    text: 'false: take pages, entities and menu from the admin tool; default: as configured',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .regex(
        /^(loopback|\d|)$/,
        'must be "loopback", or the number of proxies in front of the portal: 0 to 9',
      )
      .transform((text) => (/\d/.test(text) ? Number(text) : ('loopback' as const)))
      .default('loopback'),
    text: 'proxies in front of the portal that are believed to say who the client is: loopback (those on this machine), or how many (0 to 9)',
  },
  PORTAL_REFRESH_SECONDS: {
    schema: z.coerce.number().min(0).max(3_600).default(2),
    text: 'with PORTAL_STATIC=false: seconds between two fetches of the portal from the admin tool',
  },
  PAGE_CACHE_SECONDS: {
    schema: z.coerce.number().int().min(0).max(3600).default(10),
    text: 'lifetime of cached pages in seconds, at most 2 in managed portals and with help texts; 0 disables the cache',
  },
  PORTAL_METRICS_PORT: {
    schema: unlessEmpty(z.coerce.number().int().min(0).max(65_535)),
    text: 'port of the metrics of the portal, at /metrics; default: none',
  },
  METRICS_HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    text: 'network address of the metrics, which are not for visitors',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: unlessEmpty(z.url({ protocol: /^https?$/ })),
    text: 'collector of traces, OTLP over HTTP; default: no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z.string().regex(OTLP_HEADERS_FORM, 'must be like name=value, separated by commas').default(''),
    text: 'headers for the collector, name=value, separated by commas',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1).default(1),
    text: 'part of the requests that is traced, 0 to 1',
  },
  MODE: {
    schema: oneOf(['development', 'trial', 'production']).default('trial'),
    text: 'development, trial or production',
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    text: 'log level',
  },
} as const;

type Schemas = { readonly [Name in keyof typeof PORTAL_SETTINGS]: (typeof PORTAL_SETTINGS)[Name]['schema'] };

// The entries have the names of the rows.
const schema = z.object(
  Object.fromEntries(Object.entries(PORTAL_SETTINGS).map(([name, row]) => [name, row.schema])) as Schemas,
);

export interface PortalSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  /** Origin of all addresses that the portal prints; `null` takes that of each request. */
  readonly publicUrl: string | null;
  /** Time in which a request with its body must have arrived. */
  readonly requestTimeoutMs: number;
  /** The address (`mailto:`, `https:` or `tel:`) for reports of vulnerabilities; `null` for none. */
  readonly securityContact: string | null;
  readonly configurationFile: string | null;
  /** `true` uses the pages of the configuration file; `null` leaves the choice to the configuration. */
  readonly isStatic: boolean | null;
  readonly trustedProxies: 'loopback' | number;
  /** Lifetime of an answer of the admin tool. */
  readonly portalRefreshSeconds: number;
  readonly pageCacheSeconds: number;
  readonly mode: 'development' | 'trial' | 'production';
  readonly logLevel: string;
  readonly metrics: { readonly host: string; readonly port: number | null };
  readonly traces: {
    readonly endpoint: string | null;
    readonly headers: Readonly<Record<string, string>>;
    readonly ratio: number;
  };
}

const SECRETS: ReadonlySet<PropertyKey> = new Set(['OTEL_EXPORTER_OTLP_HEADERS']);

/** Parses the environment. An invalid value stops the start and names its setting. */
export const readPortalSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): PortalSettings => {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name = ''], message }) => {
      const value = SECRETS.has(name) ? '***' : hideCredentials(environment[String(name)] ?? '');
      return `  ${String(name)}=${value}: ${message}`;
    });
    throw new Error(['Invalid settings:', ...lines].join('\n'));
  }
  const { PORT, HOST, API_URL, API_PORT, PORTAL_CONFIG, PORTAL_STATIC, TRUSTED_PROXIES } = parsed.data;
  const { PORTAL_REFRESH_SECONDS, PAGE_CACHE_SECONDS, MODE, LOG_LEVEL, PUBLIC_URL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    apiUrl: (API_URL ?? `http://127.0.0.1:${API_PORT}`).replace(/\/$/, ''),
    publicUrl: PUBLIC_URL,
    requestTimeoutMs: parsed.data.REQUEST_TIMEOUT_SECONDS * 1000,
    securityContact: parsed.data.SECURITY_CONTACT ?? null,
    configurationFile: PORTAL_CONFIG ?? null,
    isStatic: PORTAL_STATIC === undefined ? null : PORTAL_STATIC === 'true',
    trustedProxies: TRUSTED_PROXIES,
    portalRefreshSeconds: PORTAL_REFRESH_SECONDS,
    pageCacheSeconds: PAGE_CACHE_SECONDS,
    mode: MODE,
    logLevel: LOG_LEVEL,
    metrics: { host: parsed.data.METRICS_HOST, port: parsed.data.PORTAL_METRICS_PORT ?? null },
    traces: {
      endpoint: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      headers: parseOtlpHeaders(parsed.data.OTEL_EXPORTER_OTLP_HEADERS),
      ratio: parsed.data.OTEL_TRACES_SAMPLER_ARG,
    },
  };
};
