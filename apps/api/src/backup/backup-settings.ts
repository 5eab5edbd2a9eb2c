import { hideCredentials } from '@open-discovery/http-server';
import { z } from 'zod';
import { SETTINGS } from '../settings/settings.ts';
import type { SettingRow, SettingsOf } from '../settings/settings-row.ts';
import { row, schemaOf, secretRow } from '../settings/settings-row.ts';
import { BackupRefused } from './backup-refused.ts';

const optional = z.string().trim();
const endpoint = optional.refine(
  (text) => text === '' || /^https?:\/\/[^/?#]+$/.test(text),
  'must be an address without a path, such as https://s3.example.org',
);

/** The settings of backups and restores by environment variable. */
const BACKUP_SETTINGS = {
  DATA_DIR: SETTINGS.DATA_DIR,
  DATABASE_URL: SETTINGS.DATABASE_URL,
  S3_ENDPOINT: row(endpoint, '', 'address', 'the S3-compatible service of backups at s3:// addresses'),
  S3_REGION: row(optional, 'us-east-1', 'name', 'its region'),
  S3_ACCESS_KEY_ID: row(optional, '', 'name', 'the access key'),
  S3_SECRET_ACCESS_KEY: secretRow(optional, 'text', 'the secret of the access key'),
} as const satisfies Record<string, SettingRow>;

/** The settings that may be files. */
export const BACKUP_SECRETS: readonly string[] = Object.entries(BACKUP_SETTINGS)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

const schema = schemaOf(BACKUP_SETTINGS);
export type BackupSettings = SettingsOf<typeof BACKUP_SETTINGS>;

/** Parses the environment. Throws {@link BackupRefused}, which names the setting, its value and the rule. */
export const parseBackupSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): BackupSettings => {
  const values = Object.fromEntries(
    Object.entries(BACKUP_SETTINGS).map(([name, { fallback }]) => [
      name,
      environment[name]?.trim() || fallback,
    ]),
  );
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const value = BACKUP_SECRETS.includes(name) ? '' : `=${hideCredentials(values[name] ?? '')}`;
  throw new BackupRefused(`${name}${value} ${issue?.message ?? 'is invalid'}`);
};
