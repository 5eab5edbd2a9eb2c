import { z } from 'zod';
import { isWebAddress, optionalText, row, secretRow } from '../settings/settings-row.ts';
import type { SettingsOf } from '../settings/settings-row.ts';

const address = (example: string) =>
  z
    .string()
    .refine(
      (text) => isWebAddress(text) && new URL(text).search === '' && new URL(text).hash === '',
      `must be an address like ${example}`,
    )
    .transform((text) => text.replace(/\/+$/, ''));

/** Settings of the ORCID service, which is off without a client. */
export const ORCID_SETTINGS = {
  ORCID_URL: row(
    address('https://orcid.org'),
    'https://orcid.org',
    'address',
    'ORCID, where users allow access to their records; https://sandbox.orcid.org for trying',
  ),
  ORCID_API_URL: row(
    address('https://api.orcid.org'),
    'https://api.orcid.org',
    'address',
    'member API of ORCID, without the version; https://api.sandbox.orcid.org for trying',
  ),
  ORCID_CLIENT_ID: row(
    optionalText,
    '',
    'text',
    'client ID at ORCID; without it, users cannot add works to their ORCID records',
  ),
  ORCID_CLIENT_SECRET: secretRow(
    optionalText,
    'secret',
    'client secret at ORCID; it also encrypts the stored permissions of users',
  ),
  ORCID_FORMER_SECRETS: secretRow(
    z.string().transform((text) => text.split(',').filter((secret) => secret !== '')),
    'secrets',
    'former client secrets at ORCID, separated by commas: they decrypt what they have encrypted',
  ),
} as const;

export type OrcidSettings = SettingsOf<typeof ORCID_SETTINGS>;
