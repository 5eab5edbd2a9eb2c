import { z } from 'zod';
import { SETTINGS } from '../settings/settings.ts';
import type { SettingRow } from '../settings/settings-row.ts';
import { row, secretRow } from '../settings/settings-row.ts';
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

type Name = keyof typeof BACKUP_SETTINGS;

/** The settings that may be files. */
export const BACKUP_SECRETS: readonly string[] = Object.entries(BACKUP_SETTINGS)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

const schema = z.object({
  DATA_DIR: BACKUP_SETTINGS.DATA_DIR.schema,
  DATABASE_URL: BACKUP_SETTINGS.DATABASE_URL.schema,
  S3_ENDPOINT: BACKUP_SETTINGS.S3_ENDPOINT.schema,
  S3_REGION: BACKUP_SETTINGS.S3_REGION.schema,
  S3_ACCESS_KEY_ID: BACKUP_SETTINGS.S3_ACCESS_KEY_ID.schema,
  S3_SECRET_ACCESS_KEY: BACKUP_SETTINGS.S3_SECRET_ACCESS_KEY.schema,
} satisfies Record<Name, z.ZodType>);

export type BackupSettings = z.output<typeof schema>;

const isName = (text: unknown): text is Name =>
  typeof text === 'string' && Object.hasOwn(BACKUP_SETTINGS, text);

/** Parses the environment. Throws {@link BackupRefused}, which names the setting, its value and the rule. */
export const parseBackupSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): BackupSettings => {
  const names = Object.keys(BACKUP_SETTINGS).filter(isName);
  const values = Object.fromEntries(
    names.map((name) => [name, environment[name]?.trim() || BACKUP_SETTINGS[name].fallback]),
  );
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path[0];
  const value = isName(name) && !BACKUP_SETTINGS[name].isSecret ? `=${values[name] ?? ''}` : '';
  throw new BackupRefused(`${String(name)}${value} ${issue?.message ?? 'is invalid'}`);
};
