import { z } from 'zod';
import { MIGRATIONS } from '../database/migrations.ts';
import { BackupRefused } from './backup-refused.ts';
import { parseJson } from '../http/parse-json.ts';

/** Name of the manifest, the first file of every backup. */
export const MANIFEST_FILE = 'manifest.json';
/** Version of the layout of backups. */
export const BACKUP_FORMAT = 1;

/** A path below the folder of the backup: no `..`, no absolute path, no drive, no backslash. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\0]+(?:\/[^/\\:\0]+)*$/;

const versionSchema = z.object({
  product: z.string().regex(/^\d+\.\d+\.\d+/),
  backup: z.int().positive(),
});

const manifestSchema = versionSchema.extend({
  /** Name of the last migration of the database. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  hasIndex: z.boolean(),
  files: z.array(
    z.object({
      name: z.string().regex(SAFE_PATH),
      size: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type BackupManifest = z.output<typeof manifestSchema>;
export type ManifestFile = BackupManifest['files'][number];

const numbersOf = (version: string): number[] => version.split(/[.+-]/).slice(0, 3).map(Number);

/** Reports whether the first version is newer than the second. */
const isNewerVersion = (one: string, other: string): boolean => {
  const others = numbersOf(other);
  for (const [at, number] of numbersOf(one).entries()) {
    const difference = number - (others[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
};

const updateTo = (version: string): string =>
  `Update Open Discovery to ${version} or newer, then restore again.`;

/** Returns the names of all migrations, in their order. */
const knownSchemas = (): string[] => Object.keys(MIGRATIONS).sort();

/** Reports whether this version knows the schema of a database. */
export const isKnownSchema = (schema: string): boolean => knownSchemas().includes(schema);

/**
 * Parses the manifest of a backup. Throws {@link BackupRefused} if it is damaged, or if a newer version has written the
 * backup.
 */
export const parseManifest = (text: string, archive: string, product: string): BackupManifest => {
  const json = parseJson(text);
  const versions = versionSchema.safeParse(json);
  if (!versions.success) throw new BackupRefused(`${archive} is damaged: its manifest cannot be read.`);
  const { data } = versions;
  if (data.backup > BACKUP_FORMAT || isNewerVersion(data.product, product))
    throw new BackupRefused(
      `${archive} was written by Open Discovery ${data.product}; this is ${product}. ${updateTo(data.product)}`,
    );
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new BackupRefused(`${archive} is damaged: its manifest is incomplete.`);
  if (!isKnownSchema(manifest.data.schema))
    throw new BackupRefused(
      `${archive} has tables of version ${manifest.data.schema}, which Open Discovery ${product} does not know. ` +
        updateTo('the version that wrote it'),
    );
  return manifest.data;
};
