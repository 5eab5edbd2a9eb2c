import path from 'node:path';
import type { BackupPlace } from './backup-place.ts';
import { BackupRefused } from './backup-refused.ts';
import type { BackupSettings } from './backup-settings.ts';
import { filePlace } from './file-place.ts';
import { isS3Address, parseS3Address } from './s3/s3-address.ts';
import { s3Place } from './s3/s3-place.ts';

const PAUSE_MS = 1_000;

const NEEDED = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Opens the place of a backup that the command line names. An address that ends with a slash gets the name of a file.
 * Throws {@link BackupRefused} if the address is wrong, or if a setting for it is missing.
 */
export const openPlace = (text: string, filename: string, settings: BackupSettings): BackupPlace => {
  if (!isS3Address(text)) return filePlace(path.resolve(text));
  const address = parseS3Address(text, filename);
  if (address === null)
    throw new BackupRefused(
      `${text} is not an address of a backup: write s3://bucket/name, such as s3://backups/monday.tar.gz.`,
    );
  const missing = NEEDED.filter((name) => settings[name] === '');
  if (missing.length > 0) throw new BackupRefused(`${text} needs the settings ${missing.join(', ')}.`);
  const service = {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    pauseMs: PAUSE_MS,
  };
  return s3Place(service, address);
};
