import { z } from 'zod';
import { optionalText, row, secretRow, wholeNumber } from '../settings-row.ts';

export const MODES = ['development', 'trial', 'production'] as const;

const MAX_PROXIES = 9;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === '';

const origin = z
  .string()
  .refine(
    (text) => isWebAddress(text) && /^\/?$/.test(new URL(text).pathname + new URL(text).search),
    'must be like https://discovery.example.org, without a path',
  )
  .transform((text) => new URL(text).origin);

const issuer = z
  .string()
  .refine((text) => text === '' || isWebAddress(text), 'must be an https address')
  .transform((text) => text || null);

/** How many proxies stand in front, or only those on this machine. */
const trustedProxies = z
  .string()
  .refine((text) => text === 'loopback' || /^[0-9]$/.test(text), `must be "loopback" or 0 to ${MAX_PROXIES}`)
  .transform((text): 'loopback' | number => (text === 'loopback' ? text : Number(text)));

const entitlementSource = z
  .string()
  .regex(/^[^#]+#[^#]+$/, 'must be like urn:geant:openaire.eu#aai.openaire.eu')
  .transform((text) => {
    const [namespace = '', authority = ''] = text.split('#');
    return { namespace, authority };
  });

/** Settings of the login, of sessions, and of what protects them. */
export const IDENTITY_SETTINGS = {
  MODE: row(
    z.enum(MODES),
    'trial',
    MODES.join(', '),
    'What the installation is for; production refuses what is there for trying out',
  ),
  PUBLIC_URL: row(origin, 'http://localhost:4200', 'address', 'Where visitors reach the portal'),
  OIDC_ISSUER: row(
    issuer,
    '',
    'address',
    'OpenID provider that users log in at; without one, the trial login (not in production)',
  ),
  OIDC_CLIENT_ID: row(optionalText, '', 'text', 'Name that the provider knows this portal by'),
  OIDC_CLIENT_SECRET: secretRow(optionalText, 'secret', 'The password of that name'),
  OIDC_SCOPES: row(
    z.string().regex(/(^| )openid( |$)/, 'must have openid among them'),
    'openid profile email',
    'words',
    'What is asked of the provider',
  ),
  OIDC_ROLES_CLAIM: row(z.string().min(1), 'roles', 'claim', 'Where the provider names the roles of a user'),
  OIDC_ENTITLEMENTS_CLAIM: row(
    z.string().min(1),
    'edu_person_entitlements',
    'claim',
    'Where it names entitlements, which count when there are no roles',
  ),
  OIDC_ENTITLEMENT_SOURCE: row(
    entitlementSource,
    'urn:geant:openaire.eu#aai.openaire.eu',
    'namespace#authority',
    'Whose entitlements count',
  ),
  SESSION_IDLE_MINUTES: row(
    wholeNumber(1, 10_080),
    '60',
    'minutes',
    'A session that nobody uses for so long ends',
  ),
  SESSION_HOURS: row(wholeNumber(1, 720), '12', 'h', 'Every session ends after this time'),
  READS_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '1200',
    'requests',
    'Requests a minute of one address or user',
  ),
  CHANGES_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '120',
    'requests',
    'Changes a minute of one address or user',
  ),
  LOGINS_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '60',
    'requests',
    'Steps of logins a minute of one address',
  ),
  TRUSTED_PROXIES: row(
    trustedProxies,
    'loopback',
    `loopback, 0 to ${MAX_PROXIES}`,
    'Whose word on the address of a visitor counts: proxies on this machine, or so many of the nearest ones',
  ),
} as const;

type Rows = typeof IDENTITY_SETTINGS;
export type IdentitySettings = { readonly [K in keyof Rows]: z.output<Rows[K]['schema']> };
