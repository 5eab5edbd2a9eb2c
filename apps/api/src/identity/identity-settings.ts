import { z } from 'zod';
import { isAddressOrNetwork, LOOPBACK_NETWORKS } from './guards/networks.ts';
import {
  isWebAddress,
  oneOf,
  optionalText,
  row,
  secretRow,
  trueOrFalse,
  wholeNumber,
} from '../settings/settings-row.ts';
import type { SettingsOf } from '../settings/settings-row.ts';

export const MODES = ['development', 'trial', 'production'] as const;

const MAX_PROXIES = 9;

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

/** Addresses and networks, or this machine's. */
const addresses = z
  .string()
  .transform((text) => (text === 'loopback' ? LOOPBACK_NETWORKS : text).split(/\s*,\s*/))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    'must be "loopback", or addresses and networks like 192.0.2.7, 10.0.0.0/8, 2001:db8::/32',
  );

const trustedProxies = z
  .string()
  .refine(
    (text) => text === 'loopback' || /^[0-9]$/.test(text),
    `must be "loopback", or the number of proxies in front of the portal: 0 to ${MAX_PROXIES}`,
  )
  .transform((text): 'loopback' | number => (text === 'loopback' ? text : Number(text)));

const entitlementSource = z
  .string()
  .regex(/^[^#]+#[^#]+$/, 'must be like urn:geant:openaire.eu#aai.openaire.eu')
  .transform((text) => {
    const [namespace = '', authority = ''] = text.split('#');
    return { namespace, authority };
  });

/** Settings of logins, sessions and rate limits. */
export const IDENTITY_SETTINGS = {
  MODE: row(
    oneOf(MODES),
    'trial',
    MODES.join(', '),
    'purpose of the installation; production rejects trial settings',
  ),
  PUBLIC_URL: row(origin, 'http://localhost:4200', 'address', 'public address of the portal'),
  OIDC_ISSUER: row(issuer, '', 'address', 'OpenID provider; default: the trial login (not in production)'),
  ALLOW_TRIAL_LOGIN: row(
    trueOrFalse,
    'false',
    'true, false',
    'allow the trial login, which needs no password, on an address that other machines can reach',
  ),
  OIDC_CLIENT_ID: row(optionalText, '', 'text', 'client ID at the provider'),
  OIDC_CLIENT_SECRET: secretRow(optionalText, 'secret', 'client secret at the provider'),
  OIDC_SCOPES: row(
    z.string().regex(/(^| )openid( |$)/, 'must include openid'),
    'openid profile email',
    'words',
    'scopes to request from the provider',
  ),
  OIDC_ROLES_CLAIM: row(z.string().min(1), 'roles', 'claim', 'claim with the roles of a user'),
  OIDC_ENTITLEMENTS_CLAIM: row(
    z.string().min(1),
    'edu_person_entitlements',
    'claim',
    'claim with entitlements, used if there are no roles',
  ),
  OIDC_ENTITLEMENT_SOURCE: row(
    entitlementSource,
    'urn:geant:openaire.eu#aai.openaire.eu',
    'namespace#authority',
    'source of the entitlements that count',
  ),
  SESSION_IDLE_MINUTES: row(
    wholeNumber(1, 10_080),
    '60',
    'minutes',
    'a session ends after this time without a request',
  ),
  SESSION_HOURS: row(wholeNumber(1, 720), '12', 'h', 'maximum duration of a session'),
  READS_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '1200',
    'requests',
    'maximum number of requests per minute and address or user; pieces of uploaded files count, too',
  ),
  CHANGES_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '120',
    'requests',
    'maximum number of changes per minute and address or user',
  ),
  LOGINS_PER_MINUTE: row(
    wholeNumber(1, 1_000_000),
    '60',
    'requests',
    'maximum number of login requests per minute and address',
  ),
  TRUSTED_PROXIES: row(
    trustedProxies,
    'loopback',
    `loopback, 0 to ${MAX_PROXIES}`,
    'proxies in front of the portal, which is not counted, that say whose request it is: those on this machine, or how many',
  ),
  PORTAL_ADDRESSES: row(
    addresses,
    'loopback',
    'addresses',
    'where the requests of the portal come from, which says whose they are: this machine, or addresses and networks',
  ),
} as const;

export type IdentitySettings = SettingsOf<typeof IDENTITY_SETTINGS>;
